import { announce } from '../../browser/announce.ts'
import { enhancer } from '../../islands/enhancer.ts'
import { keepApp, keptApps, seeApp } from './kept-apps.ts'

/** Remembers, on this device alone, that the app was viewed; and saves or shares it on a click. */
export default enhancer('app-actions', place => {
  const { keptId, keptName = '', keptIcon = '' } = place.dataset
  const app = { id: Number(keptId), name: keptName, icon: keptIcon }
  const wish = place.querySelector('button')
  const isWished = () => keptApps('wished_apps').some(kept => kept?.id === app.id)
  // The button's word follows from the attribute.
  const show = () => wish?.setAttribute('aria-pressed', String(isWished()))

  seeApp(app)
  show()
  place.addEventListener('click', async event => {
    const button = (event.target as Element).closest('button')
    const said = place.querySelector('small')
    if (button === wish) {
      keepApp('wished_apps', app, !isWished())
      show()
      if (isWished()) announce(wish?.querySelector('[data-saved]')?.textContent ?? '')
    } else if (button && said) {
      said.textContent = await (await import('./share-app.ts')).shareApp(app.name)
      announce(said.textContent)
    }
  })
})
