import type { RiskSettings } from '../../rules/risk-settings.ts'
import { CONSENT_EVENT, hasAgreed } from '../browser/consent.ts'
import { wait } from '../browser/poll.ts'
import { trusted } from '../browser/trusted.ts'

const LOAD_MS = 5000
const INIT_MS = 3000
const TOKEN = 'risk_token'

export type RiskReason = 'not_loaded' | 'load_failed' | 'init_no_callback' | 'init_failed'
export type Risk = { ok: true; token: string } | { ok: false; reason: RiskReason }

/** What a provider's script puts on the window. */
interface Provider {
  init(options: { appName: string }, done: (state: string, token?: string) => void): void
}

let trying: Promise<Risk> | undefined

/** The page's one try at risk control, begun by whoever asks first. */
export function risk(): Promise<Risk> {
  trying ??= initRisk(providerOn(document), hasAgreed())
  return trying
}

/** From now on, and anew once the visitor agrees. */
export function startRisk(): void {
  risk()
  document.addEventListener(CONSENT_EVENT, async () => {
    const before = await risk()
    if (before.ok && hasAgreed()) return
    trying = undefined
    risk()
  })
}

/** A store with a provider names it on every page. */
function providerOn(page: Document): RiskSettings | undefined {
  const { settings } = page.querySelector<HTMLElement>('[data-island=risk-control]')?.dataset ?? {}
  return settings ? JSON.parse(settings) : undefined
}

/** Settles exactly once, and never fails: what it found is kept, a token or a placeholder with its reason. */
export async function initRisk(settings: RiskSettings | undefined, agreed: boolean): Promise<Risk> {
  const risk: Risk = settings && agreed ? await run(settings) : { ok: false, reason: 'not_loaded' }
  keep(risk.ok ? risk.token : `risk:${risk.reason}`)
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
  return (await Promise.race([init, wait(INIT_MS)])) ?? { ok: false, reason: 'init_no_callback' }
}

async function load(src: string): Promise<boolean> {
  const element = document.createElement('script')
  const loaded = new Promise<boolean>(done => {
    element.onload = () => done(true)
    element.onerror = () => done(false)
  })
  // The operator's own setting, from the page; the Content-Security-Policy names the same address.
  element.src = trusted().createScriptURL(src)
  document.head.appendChild(element)
  return (await Promise.race([loaded, wait(LOAD_MS)])) === true
}

function keep(token: string): void {
  try {
    localStorage.setItem(TOKEN, token)
  } catch {
    // A browser that forbids storage has no token; the download goes on without.
  }
}
