import { changeTarget } from '../../../rules/links/leaving-target.ts'
import { type TimeLeft, timeLeft } from '../../../rules/text/time-left.ts'
import { withSource } from '../../../rules/tracking/source-marker.ts'
import { copyText } from '../../browser/copy-text.ts'
import { enhancer } from '../../islands/enhancer.ts'
import { copyWords } from '../../words/copy-words.ts'
import { giftWords } from '../../words/gift-words.ts'
import { keptChannel } from '../ads/search-channel.ts'
import { watchClock } from '../ads/watch-clock.ts'
import { localTime } from '../times/local-time.ts'

const say = giftWords

/**
 * All gift cards of a page. The page may come from a cache, a day old when the store is in trouble; so each card counts down
 * to its own end by the visitor's clock, and ends then, whatever the page said.
 */
export default enhancer('gift-list', shelf => {
  const channel = keptChannel(document)
  if (channel) {
    for (const link of shelf.querySelectorAll('[data-get] a')) {
      const marker = { page: shelf.dataset.page ?? '', channel, module: 'list' }
      const href = link.getAttribute('href') ?? ''
      link.setAttribute(
        'href',
        changeTarget(href, target => withSource(target, marker)),
      )
    }
  }

  for (const time of shelf.querySelectorAll('time')) sayEnd(time)
  const cards = [...shelf.querySelectorAll<HTMLElement>('[data-until]')]
  const ends = new Map(cards.map(card => [card, Number(card.dataset.until)]))
  watchClock(document, [...ends.values()], now => {
    for (const [card, end] of ends) {
      const left = timeLeft(end, now)
      const time = card.querySelector('time')
      if (left && time) time.textContent = inWords(left)
      if (left) continue
      ends.delete(card)
      endCard(card)
    }
  })

  shelf.addEventListener('click', event => {
    const button = (event.target as Element).closest('[data-copy]')
    if (button) copyCode(button)
  })
})

function inWords({ days, hours, minutes, seconds }: TimeLeft): string {
  if (days > 0) return say.days(days)
  return hours > 0 ? say.hours(hours, minutes) : say.minutes(`${twoDigits(minutes)}:${twoDigits(seconds)}`)
}

const twoDigits = (n: number) => String(n).padStart(2, '0')

function sayEnd(time: HTMLTimeElement): void {
  time.textContent = say.until(localTime(Date.parse(time.dateTime)))
}

/** As the server would have shown it. */
function endCard(card: HTMLElement): void {
  card.dataset.state = 'ended'
  for (const how of card.querySelectorAll('[data-code]')) how.remove()
  const time = card.querySelector('time')
  if (time) sayEnd(time)
  const get = card.querySelector('[data-get]')
  const label = document.createElement('span')
  label.textContent = say.ended
  if (get?.firstChild) get.replaceChild(label, get.firstChild)
}

async function copyCode(button: Element): Promise<void> {
  const code = button.previousElementSibling
  if (!code) return
  const copied = await copyText(code.textContent)
  // What could not be copied is left selected, for the visitor to do it.
  if (!copied) getSelection()?.selectAllChildren(code)
  const said = button.nextElementSibling
  if (said) said.textContent = copied ? copyWords.copied : copyWords.byHand
}
