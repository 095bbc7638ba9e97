import { startInstall } from '../install/start-install.ts'
import { enhancer } from '../shell/enhancer.tsx'

/** Every control on the page that gets the app, wherever it stands (`data-by="get-app"`). */
export default enhancer('get-app', element => {
  startInstall(JSON.parse(element.dataset.settings ?? '{}'))
})
