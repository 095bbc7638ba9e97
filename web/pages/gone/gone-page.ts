import * as views from './views.ts'

/** The page in the place of every page of an app that is gone. */
export const gonePage = { name: 'gone', views }
