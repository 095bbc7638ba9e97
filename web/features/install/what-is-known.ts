import type { DownloadConfig } from '../../../contract/api/download-config.ts'
import type { AppFields } from '../../../contract/app-fields.ts'
import type { AppStatus } from '../../../contract/bridge.ts'
import type { AppAction } from '../../../rules/apps/app-status.ts'
import { deviceOf, needsOtherDevice } from '../../../rules/devices/device.ts'
import { browserOf } from '../../../rules/devices/user-agent.ts'
import { channelOf } from '../../../rules/install/channel.ts'
import type { Known } from '../../../rules/install/known.ts'
import type { InstallSettings } from '../../../rules/install/settings.ts'
import { readCampaign } from '../../../rules/tracking/campaign.ts'
import { downloadSource } from '../../../rules/tracking/download-source.ts'
import { pageOf } from '../../browser/page.ts'
import { keepSearchChannel } from '../ads/search-channel.ts'
import type { Answer } from './await-answer.ts'

/** Has the client do something with the app. */
type Act = (action: AppAction, app: AppFields) => Promise<Answer>

/** What changes while the page is open. */
export interface Learned {
  config?: DownloadConfig | undefined
  helper: Known['helper']
  status?: AppStatus | undefined
  /** Of what the client is doing, in percent. */
  progress?: number | undefined
  /** Of the file that is for this device, where there are several. */
  abi?: string | undefined
  /** By which the client acts, where it answers. */
  act?: Act | undefined
}

export interface Visit {
  campaign: ReturnType<typeof readCampaign>
  known(app: AppFields, wants: Known['wants'], hasPackage: boolean, learned: Learned): Known
}

/** What this visit is: where from, in which browser, on which page. */
export function readVisit(settings: InstallSettings): Visit {
  const campaign = readCampaign(location.search)
  const pageType = pageOf(document)?.pageType === 'Mobile' ? 'Mobile' : 'PC'
  const channel = keepSearchChannel(document, document.referrer, location.search)
  const browser = browserOf(navigator.userAgent)
  const blocked = settings.blockers.some(blocker => blocker === browser)
  const elsewhere = needsOtherDevice(deviceOf(navigator.userAgent, navigator.maxTouchPoints))
  const source = downloadSource(campaign, pageType === 'Mobile', settings.campaignSources)
  return {
    campaign,
    known: (app, wants, hasPackage, { config, helper, status, abi }) => ({
      pageType,
      browser,
      blocked,
      elsewhere,
      wants,
      hasPackage,
      status,
      helper,
      config,
      source,
      channel: channelOf(config?.ch, campaign.utmSource, channel),
      app,
      abi,
    }),
  }
}
