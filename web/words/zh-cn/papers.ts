// Each of the store's own texts is a file, whole. A store that has written others has them in its folder (docs/brand.md).

export { about } from './papers/about.ts'
export { client } from './papers/client.ts'
export { help } from './papers/help.ts'
export { privacy } from './papers/privacy.ts'
export { terms } from './papers/terms.ts'
