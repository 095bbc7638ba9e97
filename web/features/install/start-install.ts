import type { AppFields } from '../../../contract/app-fields.ts'
import { downloadEvent } from '../../../contract/download-event.ts'
import { getsApp, type Plan, planFor } from '../../../rules/install/plan.ts'
import type { InstallSettings } from '../../../rules/install/settings.ts'
import { asksForDownload, type Campaign, campaignQuery } from '../../../rules/tracking/campaign.ts'
import { appOf } from '../../browser/page.ts'
import { carryOut } from './carry-out.ts'
import { askDownloadConfig } from './download-config.ts'
import { tellDownload } from './downloads.ts'
import { helperPermission } from './helper-permission.ts'
import { showHint, showPlan } from './show-plan.ts'
import { type Learned, readVisit } from './what-is-known.ts'

const CONTROL = 'a[data-by=get-app]'
/** Those that carry the app; the others, as in the popup, are about the page's app. */
const MAIN = `${CONTROL}[data-vid]`

/** The code that a phone reads leads to this page as well, for the same campaign. */
function keepCampaignInCode(campaign: Campaign): void {
  const code = document.getElementById('qr')
  const query = campaignQuery(campaign)
  if (query && code instanceof HTMLImageElement) code.src += query
}

/** From here on every control that gets the app follows its plan; until then each is a plain link to the file. */
export function startInstall(settings: InstallSettings): void {
  const main = document.querySelector<HTMLAnchorElement>(MAIN)
  const pageApp = main && appOf(main)
  if (!main || !pageApp) return
  const hasPackage = main.dataset.package !== 'no'
  const visit = readVisit(settings)
  const learned: Learned = { helper: 'none' }
  let auto = false
  /** Pressed before it was known what the button does, and when. */
  let kept: { control: HTMLAnchorElement; since: number } | undefined
  let preparing = prepare(pageApp)

  document.addEventListener('click', event => {
    const control = (event.target as Element).closest<HTMLAnchorElement>(CONTROL)
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (preparing && control.dataset.wants !== 'file') {
      // What the button does is not known yet.
      event.preventDefault()
      control.setAttribute('aria-busy', 'true')
      kept ??= { control, since: performance.now() }
    } else if (control.dataset.wants === 'helper') {
      event.preventDefault()
      withHelper(control)
    } else follow(control, event)
  })

  askDownloadConfig().then(config => {
    learned.config = config
    showPlans()
  })
  lookForHelper()
  keepCampaignInCode(visit.campaign)
  downloadByItself(main, pageApp)

  function appFor(control: HTMLAnchorElement): AppFields {
    // Read again: it may have become another file.
    const app = appOf('url' in control.dataset ? control : (main as HTMLElement)) as AppFields
    return control.dataset.wants === 'file'
      ? { ...app, downloadUrl: control.getAttribute('href') ?? '' }
      : app
  }

  function planOf(control: HTMLAnchorElement): Plan {
    const wants = control.dataset.wants ?? 'download'
    // Without a click it is never more than the ordinary download.
    const now = auto ? { ...learned, config: undefined } : learned
    return planFor(visit.known(appFor(control), wants, hasPackage, now))
  }

  function follow(control: HTMLAnchorElement, event: Event, since = kept?.since ?? performance.now()): void {
    const app = appFor(control)
    const kind = auto ? 'direct_auto' : 'direct'
    carryOut(planOf(control), {
      control,
      event,
      app,
      since,
      experiments: learned.config?.experiments,
      act: async (action, downloadUrl) => learned.act?.(action, { ...app, downloadUrl }) ?? 'refused',
      tell(outcome) {
        const isDownload = outcome === 'download'
        tellDownload({
          control,
          download: isDownload ? downloadEvent(app, kind, !hasPackage, visit.campaign) : undefined,
        })
      },
    })
  }

  function showPlans(): void {
    for (const control of document.querySelectorAll<HTMLAnchorElement>(MAIN)) {
      showPlan(control, planOf(control), learned.progress)
    }
    if (main) showHint(main, planOf(main).usesClient)
  }

  /** What a press does may depend on the device or on the client; where it does not, nothing is fetched and there is no wait. */
  function prepare(app: AppFields): Promise<void> | undefined {
    if (!document.querySelector('.in-client, .on-android #files, .on-android [data-older]')) return undefined
    const end = () => {
      preparing = undefined
      kept?.control.removeAttribute('aria-busy')
      // A press on a download button is no request to pause or to open an installed app.
      if (kept && getsApp(planOf(kept.control))) kept.control.click()
      kept = undefined
    }
    return import('./get-ready.ts').then(code => code.getReady(app, learned, showPlans)).then(end, end)
  }

  async function withHelper(control: HTMLAnchorElement): Promise<void> {
    const since = performance.now()
    if (learned.helper === 'none') {
      control.setAttribute('aria-busy', 'true')
      const { findHelper } = await import('./desktop-helper.ts')
      learned.helper = await findHelper()
      control.removeAttribute('aria-busy')
    }
    follow(control, new Event('click', { cancelable: true }), since)
  }

  /** A visitor who forbade it is not offered it; one who allowed it has it ready; no one is asked unasked. */
  async function lookForHelper(): Promise<void> {
    const { state } = await helperPermission()
    document.documentElement.classList.toggle('no-helper', state === 'denied')
    if (state !== 'granted') return
    const { probe } = await import('./desktop-helper.ts')
    learned.helper = await probe()
  }

  async function downloadByItself(button: HTMLAnchorElement, { appId }: AppFields): Promise<void> {
    const flagged = 'autoDownload' in button.dataset
    if (!flagged && !asksForDownload(visit.campaign)) return
    await preparing
    const { autoDownload } = await import('./auto-download.ts')
    await autoDownload({
      appId,
      campaign: visit.campaign,
      settings,
      flagged,
      download() {
        auto = true
        if (getsApp(planOf(button))) button.click()
        auto = false
      },
      openPopup: () => document.querySelector<HTMLElement>('[data-opens=download-popup]')?.click(),
    })
  }
}
