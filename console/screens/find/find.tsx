import { appTakedown } from '../../../contract/commands/app.schema.ts'
import { mayGive } from '../../../contract/commands/roles.ts'
import { commandSummaries } from '../../../ui/words/command-words.ts'
import { menuFor } from '../../frame/menu.ts'
import { AppIcon } from '../../kit/app-icon.tsx'
import card from '../../kit/card.module.css'
import { Card } from '../../kit/card.tsx'
import { classes } from '../../kit/classes.ts'
import { Fact, Facts } from '../../kit/facts.tsx'
import { Icon } from '../../kit/icon.tsx'
import type { IconName } from '../../kit/icons.ts'
import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import type { Pick } from '../../kit/picks.ts'
import { useRequest } from '../../kit/request-context.ts'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import type { FindModel } from './answers.ts'
import style from './find.module.css'

/** Whatever the words name. The box that leads here is on every screen, and shows the same while letters are typed. */
export const findView = view<FindModel>({
  title: () => words.find.title,
  View: ({ model }) => (
    <>
      <PageHead title={words.find.title} sub={words.find.sub} />
      <div className={look.col}>
        <div className={card.card}>
          <Answers model={model} />
        </div>
        <Card id="h-keys" title={words.find.keys}>
          <Facts isLeft className={card.body}>
            {words.find.allKeys.map(([key, does]) => (
              <Fact key={key} name={<kbd>{key}</kbd>}>
                {does}
              </Fact>
            ))}
          </Facts>
        </Card>
      </div>
    </>
  ),
})

interface Answer {
  href: string
  name: string
  about?: string
  icon?: IconName
  /** A picture's key. */
  picture?: string | null
  /** Its number, where a field asks for it. */
  value?: number
}

const GROUPS = ['apps', 'actions', 'screens', 'developers', 'people', 'changes', 'commands'] as const
type Group = (typeof GROUPS)[number]

function Answers({ model }: { model: FindModel }) {
  const groups = useAnswers(model)
  const shown = GROUPS.filter(group => groups[group].length > 0)
  return (
    <div data-answers="">
      {shown.length === 0 && <p className={style.none}>{words.find.nothing}</p>}
      {shown.map(group => (
        <section key={group} aria-label={words.find.groups[group]}>
          {!model.of && <h2 className={style.group}>{words.find.groups[group]}</h2>}
          {groups[group].map(answer => (
            <Line key={answer.href} answer={answer} />
          ))}
        </section>
      ))}
    </div>
  )
}

const Line = ({ answer: { href, name, about, icon, picture, value } }: { answer: Answer }) => (
  <a
    className={style.answer}
    href={href}
    data-answer=""
    data-value={value}
    data-name={value === undefined ? undefined : name}
    data-about={value === undefined ? undefined : about}
  >
    {picture ? <AppIcon icon={picture} size={24} /> : icon && <Icon name={icon} />}
    <span className={classes(look.grow, look.anywhere)}>{name}</span>
    {about && <span className={classes(look.note, look.anywhere)}>{about}</span>}
  </a>
)

const picked =
  (path: string, icon: IconName) =>
  (pick: Pick): Answer => ({
    href: `${path}/${pick.id}`,
    name: pick.name,
    about: pick.about,
    icon,
    picture: pick.icon,
    value: pick.id,
  })

function useAnswers({
  query,
  of,
  apps,
  developers,
  people,
  change,
  commands,
}: FindModel): Record<Group, Answer[]> {
  const { person } = useRequest()
  const wanted = query.toLowerCase()
  const places = of ? [] : menuFor(person?.role).flatMap(({ items }) => items)
  const [first] = of ? [] : apps
  const mayTakeDown = person && mayGive(appTakedown, person.role)
  return {
    apps: apps.map(picked('/apps', 'layout-grid')),
    developers: developers.map(picked('/developers', 'users-round')),
    screens: places
      .filter(({ place, path }) => `${words.places[place]} ${path}`.toLowerCase().includes(wanted))
      .map(({ place, path, icon }) => ({ href: path, name: words.places[place], icon })),
    actions: first
      ? [
          { href: `/apps/${first.id}/versions`, name: words.versions.title(first.name), icon: 'upload' },
          ...(mayTakeDown
            ? [
                {
                  href: `/apps/${first.id}/takedown`,
                  name: words.find.takeDown(first.name),
                  icon: 'octagon-x' as const,
                },
              ]
            : []),
        ]
      : [],
    people: people.map(({ name }) => ({
      href: `/changes?who=${encodeURIComponent(name)}`,
      name,
      about: words.find.changesBy,
      icon: 'users',
    })),
    changes: [
      ...(change === null
        ? []
        : [{ href: `/changes/${change}`, name: words.frame.change(change), icon: 'history' as const }]),
      ...(first
        ? [
            {
              href: `/changes?app=${first.id}`,
              name: words.find.changesOf(first.name),
              icon: 'history' as const,
            },
          ]
        : []),
    ],
    commands: commands.map(({ name }) => ({
      href: `/commands/${name}`,
      name: commandSummaries[name],
      about: name,
      icon: 'terminal',
    })),
  }
}
