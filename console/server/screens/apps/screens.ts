import { appBulk, appResults } from './bulk.ts'
import { appEditor } from './edit.ts'
import { appList } from './list.ts'
import { appNew } from './new.ts'

export const appScreens = [appList, appNew, appBulk, appResults, appEditor]
