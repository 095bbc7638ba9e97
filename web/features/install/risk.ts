import type { RiskSettings } from '../../../rules/tracking/risk-settings.ts'
import { trustedPolicy } from '../../browser/trusted.ts'
import { withTimeout } from '../../browser/with-timeout.ts'
import { hasAgreed } from '../consent/consent.ts'
import { keepPlaceholder, keepRiskToken, type RiskReason } from './risk-token.ts'

const LOAD_MS = 5000
const INIT_MS = 3000

export type Risk = { ok: true; token: string } | { ok: false; reason: RiskReason }

/** What a provider's script puts on the window. */
interface Provider {
  init(options: { appName: string }, done: (state: string, token?: string) => void): void
}

let trying: Promise<Risk> | undefined

/** Risk control is tried once a page, by the first caller, and only for a visitor who agreed. */
export function risk(): Promise<Risk> {
  if (!hasAgreed()) return initRisk(undefined, false)
  trying ??= initRisk(providerOn(document), true)
  return trying
}

/** A store with a provider names it on every page. */
function providerOn(page: Document): RiskSettings | undefined {
  const { risk } = page.querySelector<HTMLElement>('[data-risk]')?.dataset ?? {}
  return risk ? JSON.parse(risk) : undefined
}

/** Settles exactly once, and never fails: what it found is kept, a token or a placeholder with its reason. */
export async function initRisk(settings: RiskSettings | undefined, agreed: boolean): Promise<Risk> {
  const risk: Risk = settings && agreed ? await run(settings) : { ok: false, reason: 'not_loaded' }
  if (risk.ok) keepRiskToken(risk.token)
  else keepPlaceholder(risk.reason)
  return risk
}

async function run({ script, appName }: RiskSettings): Promise<Risk> {
  if (!(await load(script))) return { ok: false, reason: 'load_failed' }
  const provider = (window as { PergolaRisk?: Provider }).PergolaRisk
  if (typeof provider?.init !== 'function') return { ok: false, reason: 'not_loaded' }
  const init = new Promise<Risk>(done => {
    const failed: Risk = { ok: false, reason: 'init_failed' }
    try {
      provider.init({ appName }, (state, token) =>
        done(state === 'ok' && typeof token === 'string' && token ? { ok: true, token } : failed),
      )
    } catch {
      done(failed)
    }
  })
  return withTimeout(INIT_MS, init, { ok: false, reason: 'init_no_callback' })
}

const rules = {
  /** The operator's own setting, from the page; the Content-Security-Policy names the same address. */
  createScriptURL(address: string): string {
    if (address !== providerOn(document)?.script) throw new TypeError('not the script that the page names')
    return address
  },
}
let policy: typeof rules | undefined

async function load(src: string): Promise<boolean> {
  const element = document.createElement('script')
  const loaded = new Promise<boolean>(done => {
    element.onload = () => done(true)
    element.onerror = () => done(false)
  })
  policy ??= trustedPolicy('pergola-risk', rules)
  try {
    element.src = policy.createScriptURL(src)
  } catch {
    return false
  }
  document.head.appendChild(element)
  return withTimeout(LOAD_MS, loaded, false)
}
