import { announce } from '../../browser/announce.ts'
import { copyText } from '../../browser/copy-text.ts'
import { enhancer } from '../../islands/enhancer.ts'
import { copyWords } from '../../words/copy-words.ts'

const SAID_FOR_MS = 2000

/** Says for a moment whether it worked, in its own place. */
export default enhancer('copy-button', place => {
  const button = place.querySelector('button')
  const word = button?.querySelector('span')
  if (!button || !word) return
  const usual = word.textContent
  let timer = 0
  button.addEventListener('click', async () => {
    // Without an address to copy it is the page's own.
    const copied = await copyText(button.dataset.copies || location.href)
    word.textContent = copied ? copyWords.copied : copyWords.byHand
    announce(word.textContent)
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      word.textContent = usual
    }, SAID_FOR_MS)
  })
})
