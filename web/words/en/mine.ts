import { storeFullName } from '../store-name.ts'

export const mine = {
  get title() {
    return `My apps - ${storeFullName()}`
  },
  heading: 'My apps',
  lead: "Only on this device. We can't see it. Clearing this site's data deletes it.",
  link: 'My apps',
  wish: 'Save',
  wished: 'Saved',
  share: 'Share',
  wishedList: 'Saved apps',
  seenList: 'Recently viewed',
  remember: 'Remember apps I view, on this device',
  noWished: 'No saved apps yet. Tap "Save" on an app\'s page to keep it here.',
  noSeen: 'Apps you open will show up here.',
  clear: 'Clear list',
  drop: 'Remove',
  noScript: "Turn on JavaScript to see your apps. They're stored only in this browser.",
}
