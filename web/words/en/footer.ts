import { storeFullName, storeName } from '../store-name.ts'

export const footer = {
  label: 'Footer',
  lead: 'Know before you download: who signed it, what it can access, and how to verify the file.',
  demo: 'This is a demo. Its apps, developers, companies and filing numbers are made up.',
  get copyright() {
    return `© 2026 ${storeFullName()}`
  },
  safety: 'Safety',
  rules: 'Legal',
  get about() {
    return `About ${storeName()}`
  },
  get client() {
    return `The ${storeName()} app`
  },
  help: 'Help',
  mine: 'My apps',
  feed: 'Updates feed (RSS)',
  check: 'Verify a download',
  report: 'Report or request removal',
  contact: 'Contact us',
  privacy: 'Privacy policy',
  terms: 'Terms of use',
  accessibility: 'Accessibility',
}
