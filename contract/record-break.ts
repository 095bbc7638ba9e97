/** Why the record of changes is not what it was: check and console have words for each. */
export type Break =
  /** The content of a change does not have its hash. */
  | 'altered'
  /** Changes before it are missing. */
  | 'gap'
  /** It names another change as the one before it. */
  | 'unlinked'
  /** It is not the change that was signed. */
  | 'not-signed'
  /** It was signed, and is not there. */
  | 'missing'
  /** The database's own end of the chain is another. */
  | 'end'
