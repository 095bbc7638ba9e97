/** Every page's views: what stands in the folders beside this file as `views.ts`. */
export const pc = import.meta.glob('./*/views.ts', { eager: true, import: 'PC' })
export const mobile = import.meta.glob('./*/views.ts', { eager: true, import: 'Mobile' })
