// Each of the store's own texts is a file, whole. A store that has written others has them in its folder (docs/how-to/brand-your-store.md).

export { about } from './static-pages/about.ts'
export { client } from './static-pages/client.ts'
export { help } from './static-pages/help.ts'
export { privacy } from './static-pages/privacy.ts'
export { terms } from './static-pages/terms.ts'
