/** What is known of a repository's last reading. It changes only by a reading that succeeded, as a whole. */
export interface Held {
  timestamp: number
  /** Of the index's text, as the signed entry names it: under this it is kept, for the next list of changes. */
  sha256: string
  /** What the index calls its own address. One key may sign several repositories; none may take another's place. */
  address: string
}
