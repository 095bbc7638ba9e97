import type { Database } from '../../data/db/database.ts'
import type { FileStore } from '../../data/files/file-store.ts'
import type { PageSet } from '../../server/pages/page.ts'
import type { RenderConsole } from '../views/render.tsx'
import type { ConsoleLocale } from '../words/locales.ts'
import type { FormTokens } from './access/form-tokens.ts'
import type { SignInLimits } from './access/limits.ts'
import type { Passkeys } from './access/passkeys.ts'
import type { SignInService } from './access/sign-in-service.ts'
import type { ConsoleConfig } from './config.ts'
import type { ConsoleMetrics } from './metrics.ts'

/** What the console is made of. */
export interface Parts {
  config: ConsoleConfig
  db: Database
  /** Signs people in, with a login that gives no commands. */
  access: Database
  files: FileStore
  tokens: FormTokens
  passkeys: Passkeys
  limits: SignInLimits
  metrics: ConsoleMetrics
  /** undefined: there is none. */
  service: SignInService | undefined
  /** Makes a screen's markup, in each language. */
  render: Record<ConsoleLocale, RenderConsole>
  /** The site's pages over a database, for a preview. */
  sitePages: (db: Database) => PageSet[]
}
