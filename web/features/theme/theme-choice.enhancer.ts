import { enhancer } from '../../islands/enhancer.ts'
import { keepTheme, keptTheme } from './theme.ts'

/** Three buttons, of which one is pressed. */
export default enhancer('theme-choice', place => {
  const buttons = [...place.querySelectorAll('button')]
  const press = (chosen: string) => {
    for (const button of buttons)
      button.setAttribute('aria-pressed', String((button.dataset.theme ?? '') === chosen))
  }
  press(keptTheme() ?? '')
  place.addEventListener('click', event => {
    const button = (event.target as Element).closest('button')
    if (!button) return
    const { theme } = button.dataset
    keepTheme(theme === 'light' || theme === 'dark' ? theme : undefined)
    press(theme ?? '')
  })
})
