import type { CommandName } from '../../../contract/commands/all.schema.ts'
import type { Pick, PickedKind } from '../../kit/picks.ts'

export interface FindModel {
  query: string
  /** All kinds of things, or one that a field asks for. */
  of: PickedKind | ''
  apps: Pick[]
  developers: Pick[]
  people: { name: string }[]
  /** One with this number. */
  change: number | null
  commands: { name: CommandName }[]
}
