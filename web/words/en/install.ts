// Getting the app: hints, dialogs and the lines that follow a click.

import { storeName } from '../store-name.ts'

export const install = {
  get usesClient() {
    return `Fast download uses the ${storeName()} app`
  },
  helper: 'Install with PC Helper',
  helperHint: 'Connect your phone by USB. Your browser asks before it opens PC Helper.',
  handedOver: 'Sent to PC Helper. Finish the install there.',
  noResponse: 'Nothing happened? Download the APK',
  refused: "That didn't work. You can download the APK instead.",
  get aboutClient() {
    return `Get the ${storeName()} app`
  },
  elsewhere: 'Open this page in your browser',
  elsewhereWhy:
    'Downloads are blocked here. Tap the menu at the top right and choose your browser, or copy the link.',
  copyLink: 'Copy link',
  guide: 'How to install',
  openFile: 'When the download finishes, tap it in your notifications',
  fileDone: (summary: string) => `It looks like this: ${summary}`,
  allow: 'Allow your browser to install apps',
  allowWhy: 'Android asks the first time. You can turn it off later.',
  check: 'Check the name and icon, then tap "Install"',
  checkWhy: 'Already have it? Android only updates it if the key is the same or was approved by it.',
  understood: 'Got it',
}

/** What a button says of an app, as the client has it. */
export const buttons = {
  download: 'Download',
  pause: 'Pause',
  continue: 'Resume',
  install: 'Install',
  installing: 'Installing',
  open: 'Open',
  update: 'Update',
  uncompress: 'Unpack',
  uncompressing: 'Unpacking',
}

/** After a download has begun, on a PC. */
export const started = {
  title: 'Download started',
  where: "Find it in your browser's downloads.",
  again: "Didn't start? Try again",
  onPhone: 'Get it on your phone',
  scan: 'Scan the code above with your Android phone, or send the link to it.',
  check: 'Want to verify the file?',
  checkWhy: 'Run the first line in your downloads folder. The result should match the second.',
}

/** Ways to a device that can install it. */
export const send = {
  to: 'Send to your phone',
  short: 'Send',
  why: 'Quickest: scan the code with your Android phone. Or send yourself the link.',
  share: 'Share',
  mail: 'Email me the link',
}
