import { commentId } from '../../../rules/reports/comment-id.ts'
import { packageOf } from '../data/catalogue.ts'
import { mix, pick } from '../data/random.ts'
import { commentsOf, type Shape } from '../data/shape.ts'
import { type Table, table } from '../data/table.ts'
import { hash } from '../data/text.ts'

export const REPOSITORIES = 20
export const COLLEAGUES = ['Lin', 'Zhou', 'Ana', 'Tomas', 'Mei']
export const COMMANDS_RUN = [
  'app.edit',
  'version.publish',
  'version.withdraw',
  'comment.hide',
  'app.delist',
  'report.close',
]
const DAY = 86_400_000

const ago = (ms: number) => new Date(Date.now() - Math.floor(ms)).toISOString()

const addressOf = (repository: number) => `https://r${repository}.example.com/repo`

/** Who did one of the changes: people do one in two hundred, imports the others. */
const actorOf = (id: number): string =>
  mix(211, id) % 200 === 0 ? pick(COLLEAGUES, mix(212, id)) : addressOf(1 + (mix(213, id) % REPOSITORIES))

const commandOf = (id: number): string =>
  mix(211, id) % 200 === 0
    ? pick(COMMANDS_RUN, mix(214, id))
    : mix(214, id) % 3 === 0
      ? 'app.add'
      : 'app.edit'

/** What was changed, one of an app, over three years until now; what is sent to the edges and seen there; and what is imported and reported. */
export function record(shape: Shape): Table[] {
  const { apps } = shape
  const changes = apps
  const appOf = (change: number) => 1 + (mix(215, change) % apps)
  const at = (change: number) => ago(((changes - change) / changes) * 3 * 365 * DAY)
  // What waits for the edges is forgotten after a week.
  const kept = Math.ceil(changes / 150)
  const first = changes - kept
  const lately = (n: number, of: number) => ago(((of - n) / of) * 7 * DAY)
  const reports = Math.ceil(apps / 50)
  const spoken = Array.from({ length: 1000 }, (_, n) => 1 + (mix(216, n) % apps)).filter(
    app => commentsOf(shape, app) > 0,
  )

  return [
    table('changes', 'id,at,actor,role,command,input,reason,rows,apps,previous,hash', changes, id => {
      const [app, command] = [appOf(id), commandOf(id)]
      const version = `{"id":${app},"app_id":${app},"version_code":100,"state":"published"}`
      const row = command.startsWith('version')
        ? `{"table":"versions","before":${version},"after":${version}}`
        : `{"table":"apps","before":{"id":${app},"icon_key":"icons/${mix(217, id)}","website":"https://d${app}.example.com/"},"after":{"id":${app},"icon_key":"icons/${mix(218, id)}","website":"https://e${app}.example.com/"}}`
      const spokenOf = pick(spoken, id)
      return [
        id,
        at(id),
        actorOf(id),
        'editor',
        command,
        command === 'comment.hide' ? `{"comment":${commentId(spokenOf, 0)}}` : `{"app":${app}}`,
        '',
        `[${row}]`,
        `{${app}}`,
        hash(219, id - 1),
        hash(219, id),
      ]
    }),
    table('change_head', 'id,hash', 1, () => [changes, hash(219, changes)]),
    table('outbox', 'change_id,tags,hard,at,sent_at,done_at', kept, n => {
      const done = lately(n, kept)
      return [first + n, `{app-${appOf(first + n)}}`, false, done, done, done]
    }),
    // Of each change five pages are looked for.
    table('sightings', 'change_id,edge,variant,ms,seen,at', kept * 5, n => {
      const change = Math.ceil(n / 5)
      const variant = pick(['pc', 'mobile', 'mip', 'list', 'search'], n)
      return [first + change, 'edge-1', variant, 100 + (mix(220, n) % 900), true, lately(change, kept)]
    }),
    table('repositories', 'id,address,name,fingerprint', REPOSITORIES, id => [
      id,
      addressOf(id),
      `Repository ${id}`,
      hash(221, id),
    ]),
    // All but a few came by an import.
    table('repository_apps', 'repository_id,package_name,app_id,state', apps, id => {
      const isWaiting = mix(222, id) % 5000 === 0
      const state = isWaiting ? 'waiting' : mix(222, id) % 50 === 1 ? 'gone' : 'offered'
      return [1 + (mix(223, id) % REPOSITORIES), packageOf(id), isWaiting ? null : id, state]
    }),
    // One in forty is still open: the last ones.
    table('reports', 'app_id,comment_id,reason,body,created_at,closed_at,outcome', reports, n => {
      const app = pick(spoken, mix(224, n))
      const when = ago(((reports - n) / reports) * 400 * DAY)
      const isOpen = n > reports - reports / 40
      return [
        app,
        n % 2 ? commentId(app, 0) : null,
        'abuse',
        '看着不对，请看一看',
        when,
        isOpen ? null : when,
        isOpen ? null : 'kept',
      ]
    }),
  ]
}
