import { storeFullName } from '../store-name.ts'

export const mine = {
  get title() {
    return `My apps - ${storeFullName()}`
  },
  heading: 'My apps',
  lead: "Kept on this device only. We never get it, and it is gone if you change devices or clear this site's data.",
  link: 'My apps',
  wish: 'Save',
  share: 'Share',
  wishedList: 'Saved apps',
  seenList: 'Recently viewed',
  remember: 'Remember apps I view, on this device',
  noWished: 'No saved apps yet. Tap "Save" on an app\'s page and it shows up here.',
  noSeen: 'Apps you open will show up here.',
  clear: 'Clear',
  drop: 'Remove',
  noScript: 'This page needs scripts: the lists are in your browser, and only a script can read them.',
}
