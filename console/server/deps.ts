import type { PageType } from '../../contract/page-types.ts'
import type { Database } from '../../data/db/database.ts'
import type { FileStore } from '../../data/files/file-store.ts'
import type { Locale } from '../../rules/text/locales.ts'
import type { RenderConsole } from '../kit/request-context.ts'
import type { ConsoleLocale } from '../words/locales.ts'
import type { FormTokens } from './access/form-tokens.ts'
import type { SignInLimits } from './access/limits.ts'
import type { Passkeys } from './access/passkeys.ts'
import type { SignInService } from './access/sign-in-service.ts'
import type { ConsoleConfig } from './config.ts'
import type { ConsoleMetrics } from './metrics.ts'

/** What the console is made of. */
export interface Deps {
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
  previewApp: AppPreview
}

export interface PreviewedPage {
  type: PageType
  locale: Locale
}

/** Makes an app's page of the site over a database; undefined: there is no such kind of page. */
export type AppPreview = (db: Database, page: PreviewedPage, app: string) => Promise<string | undefined>
