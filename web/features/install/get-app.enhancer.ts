import { enhancer } from '../../islands/enhancer.ts'
import { startInstall } from './start-install.ts'

/** Every control on the page that gets the app (`data-by="get-app"`). */
export default enhancer('get-app', element => {
  startInstall(JSON.parse(element.dataset.settings ?? '{}'))
})
