/** Every page's views: each folder beside this file with a `views.ts`. */
export const pc = import.meta.glob('./*/views.ts', { eager: true, import: 'PC' })
export const mobile = import.meta.glob('./*/views.ts', { eager: true, import: 'Mobile' })
