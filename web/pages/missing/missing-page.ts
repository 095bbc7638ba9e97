import * as views from './views.ts'

/** The page in the place of whatever can't be shown. */
export const missingPage = { name: 'missing', views }
