import { words } from '../../words/words.ts'
import { safetyRows } from '../detail/safety-rows.ts'
import { glanceRows } from './glance-rows.server.ts'
import { makerRows } from './maker-rows.server.ts'
import type { ComparedCell, ComparedGroup } from './model.ts'
import type { RowOfApps, Shown } from './row-of-apps.server.ts'

type GroupOfApps = Omit<ComparedGroup, 'rows'> & { rows: RowOfApps[] }

const w = words.compare

/** Everything that apps are compared by. Each claim is one of the app's own page, with the same evidence. */
export const comparedRows = (apps: Shown[]): GroupOfApps[] => [
  { title: w.groups.glance, rows: glanceRows },
  { title: w.groups.asks, rows: permissionRows(apps) },
  { title: w.groups.data, note: words.dataSafety.by, rows: dataRows },
  { title: w.groups.maker, rows: makerRows },
]

const dataRows: RowOfApps[] = (['collected', 'shared', 'encrypted', 'deletable'] as const).map(name => ({
  label: words.dataSafety[name],
  says({ model: { dataSafety } }) {
    const row = dataSafety && safetyRows(dataSafety).find(([label]) => label === words.dataSafety[name])
    return row && { text: row[1] }
  },
}))

/** Permissions are unknown before the first version. */
const known = ({ model }: Shown) => (model.versionCount > 0 ? model.permissions : undefined)

/** A row for each group of permissions of which one of the apps needs the visitor's OK. */
function permissionRows(apps: Shown[]): RowOfApps[] {
  const asking = apps.flatMap(app => known(app)?.groups ?? []).filter(({ asks }) => asks)
  return [
    {
      label: w.total,
      says(app) {
        const permissions = known(app)
        if (!permissions) return undefined
        const { total, asked } = permissions
        return { text: total ? words.trust.permissions(total, asked) : words.trust.noPermissions }
      },
      value: app => known(app)?.asked,
      better: 'less',
    },
    ...[...new Map(asking.map(({ id, title }) => [id, title]))].map(
      ([id, title]): RowOfApps => ({ label: title, says: app => groupCell(app, id) }),
    ),
  ]
}

function groupCell(app: Shown, id: string): ComparedCell | undefined {
  const permissions = known(app)
  if (!permissions) return undefined
  const group = permissions.groups.find(group => group.id === id)
  if (!group) return { text: w.no, mark: 'no' }
  const items = group.asks ? group.items.filter(({ level }) => level === 'ask') : group.items
  const labels = words.dataSafety.list([...new Set(items.map(({ label }) => label))])
  return group.asks ? { text: words.permissions.asks, note: labels, mark: 'asks' } : { text: labels }
}
