import { COMMANDS } from '../../../contract/commands/all.schema.ts'
import { firstApps, MAX_FIRST } from '../../../data/db/queries/apps/find/searched.ts'
import { type Screen, shown } from '../screen.ts'

const MAX_COMMANDS = 12

const find: Screen = {
  path: '/find',
  async show({ db, query, person, locale }) {
    const words = (query.q ?? '').trim().slice(0, 100)
    const wanted = { q: words, state: '', kind: null, categories: null, source: null, warning: '' } as const
    const apps = words ? await firstApps(db, wanted, 0, locale) : []
    const commands = [...COMMANDS.values()].filter(
      ({ name, summary, roles }) =>
        roles.includes(person.role) && `${name} ${summary}`.toLowerCase().includes(words.toLowerCase()),
    )
    return shown('find', {
      query: words,
      apps: apps
        .slice(0, MAX_FIRST)
        .map(({ id, name, packageName, icon }) => ({ id, name, packageName, icon })),
      commands: commands.slice(0, MAX_COMMANDS).map(({ name, summary }) => ({ name, summary })),
    })
  },
}

export const findScreens = [find]
