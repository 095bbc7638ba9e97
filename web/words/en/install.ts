// Getting the app: hints, dialogs and the lines that follow a click.

import { storeName } from '../store-name.ts'

export const install = {
  get usesClient() {
    return `Fast download uses the ${storeName()} app`
  },
  helper: 'Install with the PC helper',
  helperHint: 'Connect the phone by cable; the browser asks you first',
  handedOver: 'Handed to the PC helper. Please go on there',
  noResponse: 'Nothing happened? Download the APK instead',
  aboutClient: 'Where do I get the app?',
  elsewhere: 'Tap the top right corner and open this page in a browser',
  elsewhereWhy:
    "APKs can't be downloaded here, but a phone browser can. You can also copy the link and paste it there.",
  copyLink: 'Copy link',
  guide: 'How to install it after the download',
  openFile: 'When it is done, tap the APK in your notifications',
  fileDone: (summary: string) => `It looks like this · ${summary}`,
  allow: 'Let the browser install apps',
  allowWhy: 'Android asks the first time; you can turn it off again later',
  check: 'Check the name and icon, then tap "Install"',
  checkWhy: 'If you have an older version it says "Update": the signature is the same',
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
  where: "See your browser's list of downloads.",
  again: "Didn't start? Download again",
  onPhone: 'Get it onto your phone',
  scan: 'Scan the code above with an Android phone, or send it the link.',
  check: 'Want to be sure that the file is untouched?',
  checkWhy:
    'Run the first line in your downloads folder, with the name you saved it under. The result should be the second line.',
}

/** Ways to a device that can install it. */
export const send = {
  to: 'Send to an Android phone',
  short: 'Send',
  why: 'Scanning with an Android phone is quickest. Or send yourself the link to this page.',
  share: 'Share',
  mail: 'Email it to yourself',
}
