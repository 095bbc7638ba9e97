import { storeFullName, storeName } from '../store-name.ts'

export const footer = {
  label: 'Foot of the page',
  lead: 'Know before you download: who signed it, whether the file was changed, what it asks for.',
  demo: 'This is a demo: its apps, developers, companies and filing numbers are made up.',
  get copyright() {
    return `© 2026 ${storeFullName()}`
  },
  safety: 'Safety',
  rules: 'Terms',
  get about() {
    return `About ${storeName()}`
  },
  get client() {
    return `The ${storeName()} app`
  },
  help: 'Help',
  mine: 'Seen and saved',
  feed: 'New versions (RSS)',
  check: 'How to check a file',
  report: 'Report or take down',
  contact: 'Contact us',
  privacy: 'Privacy policy',
  terms: 'Terms of use',
  accessibility: 'Accessibility',
}
