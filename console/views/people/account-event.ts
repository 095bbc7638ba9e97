export type AccountEventKind =
  | 'link-created'
  | 'link-used'
  | 'signed-in'
  | 'passkey-added'
  | 'passkey-removed'
  | 'codes-renewed'
  | 'session-ended'

/** Something that happened to somebody's account. */
export interface AccountEvent {
  id: number
  at: string
  /** null: the first owner's, who had no name yet. */
  name: string | null
  kind: AccountEventKind
  /** Who did it, where that is somebody else. */
  by: string
  network: string
  agent: string
}
