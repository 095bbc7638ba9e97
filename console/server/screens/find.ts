import { COMMANDS } from '../../../contract/commands/all.schema.ts'
import { type Screen, shown } from '../screen.ts'
import { findApps } from './apps/find-apps.ts'

const MAX_APPS = 8
const MAX_COMMANDS = 12

const find: Screen = {
  path: '/find',
  async show({ db, query, person, locale }) {
    const words = (query.q ?? '').trim().slice(0, 100)
    const wanted = { q: words, state: '', kind: '', category: '', source: '', warning: '' } as const
    const { apps } = words ? await findApps(db, wanted, [], undefined, MAX_APPS, locale) : { apps: [] }
    const commands = [...COMMANDS.values()].filter(
      ({ name, summary, roles }) =>
        roles.includes(person.role) && `${name} ${summary}`.toLowerCase().includes(words.toLowerCase()),
    )
    return shown('find', {
      query: words,
      apps: apps.map(({ id, name, packageName, icon }) => ({ id, name, packageName, icon })),
      commands: commands.slice(0, MAX_COMMANDS).map(({ name, summary }) => ({ name, summary })),
    })
  },
}

export const findScreens = [find]
