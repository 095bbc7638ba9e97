import type { Method } from '../../../contract/bridge-methods.ts'

/** Bridge methods that no page of this site calls, and why. */
export const FOR_OTHER_PAGES: Partial<Record<Method, string>> = {
  alipay: 'The store sells nothing.',
  gameOrder: '`order` covers games too.',
  bindTaobao: 'The store has no accounts.',
  fileDownload: 'Only apps are downloaded, by `download`.',
  qqGroup: 'The catalog has no groups.',
  clientInfo: 'The user agent names client and host.',
  openNewPage: 'Pages use plain links.',
  singleSignOnPage: 'Pages are anonymous.',
  event: 'No page clears the history.',
  screenCapture: 'Pages share the URL and the app picture.',
  screenCaptureShare: 'Pages share the URL and the app picture.',
  screenCaptureDp: 'Pages share the URL and the app picture.',
  shake: 'No page uses the gesture.',
  userIsNew: 'Pages are cached and equal for everyone.',
}
