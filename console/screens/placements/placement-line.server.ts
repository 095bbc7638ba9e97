import type { PlacementKind } from '../../../contract/placements.ts'
import type { PlacementRow } from '../../../data/db/queries/placements/placements.ts'

/** As many as the home page shows. */
const FEATURES_SHOWN = 5

/** Home shows several: only those for which there is no room are in the way of each other. */
export const lineOf = (kind: PlacementKind, row: PlacementRow): PlacementRow =>
  kind === 'feature' && row.clashes.length < FEATURES_SHOWN ? { ...row, clashes: [] } : row
