import { aheadOf } from '../../../rules/apps/compare.ts'
import { words } from '../../words/words.ts'
import type { ComparedCell, ComparedGroup, ComparedRow, CompareModel } from './model.ts'
import type { RowOfApps, Shown } from './row-of-apps.server.ts'
import { comparedRows } from './rows.server.ts'

/** A row without data for any app is left out. */
export function presentCompared(apps: Shown[], gone: number): CompareModel {
  const groups: ComparedGroup[] = comparedRows(apps).map(({ rows, ...group }) => ({
    ...group,
    rows: rows.flatMap(row => presentRow(row, apps)),
  }))
  return {
    apps: apps.map(({ model: { app, lang, iconKey, developer } }) => ({
      appId: app.appId,
      name: app.name,
      lang,
      iconKey,
      developer: developer?.name,
    })),
    groups: groups.filter(({ rows }) => rows.length > 0),
    gone,
  }
}

function presentRow(
  { label, says, none = words.info.unknown, value, better }: RowOfApps,
  apps: Shown[],
): ComparedRow[] {
  const cells = apps.map(says)
  if (cells.every(cell => cell === undefined)) return []
  const texts = cells.map(cell => cell?.text)
  const best = value && better && aheadOf(apps.map(value), better, texts)
  const missing: ComparedCell = { text: none, mark: 'no' }
  return [{ label, cells: cells.map((cell = missing, i) => ({ ...cell, best: i === best })) }]
}
