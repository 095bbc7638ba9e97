import type { Method } from '../../../contract/bridge-methods.ts'

/** Methods of the bridge that no page of this site has a place for, and why. Pages of others call them through `/bridge.js`. */
export const FOR_OTHER_PAGES: Partial<Record<Method, string>> = {
  alipay: 'Nothing is sold here.',
  gameOrder: 'An app that is not out yet is ordered by `order`, whatever its kind.',
  bindTaobao: 'There are no accounts here that another could be bound to.',
  fileDownload: 'All that is downloaded here are apps, and `download` does that.',
  qqGroup: 'The catalogue has no groups of developers.',
  clientInfo: 'The user agent says already which client and host it is, before any call.',
  openNewPage: 'Pages of the site follow one another by plain links, in the same view.',
  singleSignOnPage: 'No page here knows who the visitor is.',
  event: 'No page needs the way back to it forgotten.',
  screenCapture: 'What is shared of an app is its address and its own picture.',
  screenCaptureShare: 'What is shared of an app is its address and its own picture.',
  screenCaptureDp: 'What is shared of an app is its address and its own picture.',
  shake: 'Nothing here is done by shaking.',
  userIsNew: 'Pages are the same for everyone, so that they can be cached.',
}
