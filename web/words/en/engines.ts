// Search engines, feeds and pictures for sharing.

import { storeFullName } from '../store-name.ts'

export const feed = {
  get title() {
    return `Updates on ${storeFullName()}`
  },
  description: "Recently updated apps and games: version, what's new and size.",
  ofApp: (app: string) => `New versions of ${app}`,
  ofDeveloper: (developer: string) => `New versions by ${developer}`,
  ofList: (list: string) => `${list}: new versions`,
  follow: 'Follow by feed (Atom)',
  item: (app: string, version: string) => `${app} ${version}`,
}

export const mip = {
  whole: 'See the full page',
}
