import { API_PATH } from '../../../contract/api/paths.ts'
import { FIRST_OFFSET, NO_MORE, readReplyPage } from '../../../contract/api/reply-page.ts'
import { here } from '../../addresses/here.ts'
import { ask } from '../../browser/ask.ts'
import { random32 } from '../../browser/random.ts'
import { enhancer } from '../../islands/enhancer.ts'
import { commentWords as say } from '../../words/comment-words.ts'
import { ctoken } from './ctoken.ts'
import { ownMarkup } from './reply-markup.ts'

/** Longer than other calls: the visitor asked for it, and sees that it is under way. */
const TIME_OUT_MS = 10_000

/** A list of comments whose "more replies" links fetch the replies to where they belong. */
export default enhancer('more-replies', list => {
  const loading = new Set<Element>()
  list.addEventListener('click', event => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-replies]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (loading.has(link)) return
    loading.add(link)
    expand(link).then(() => loading.delete(link))
  })
})

async function expand(link: HTMLAnchorElement): Promise<void> {
  const replies = link.parentElement?.previousElementSibling
  const commentId = link.closest<HTMLElement>('[data-comment-id]')?.dataset.commentId ?? ''
  const offset = Number(link.dataset.offset ?? FIRST_OFFSET)
  const label = link.textContent
  link.textContent = say.loading
  // The edge knows the address in this order.
  const query = new URLSearchParams({
    commentId,
    offset: String(offset),
    ctoken: ctoken(document, random32),
  })
  const page = readReplyPage(await ask(here(`${API_PATH.getReplyPage}?${query}`), TIME_OUT_MS))
  const markup = page && ownMarkup(page.content)
  if (!page || markup === undefined || !replies) {
    link.textContent = label
    return
  }
  replies.insertAdjacentHTML('beforeend', markup)
  if (page.nextOffset === NO_MORE) {
    const end = document.createElement('span')
    end.textContent = say.allReplies
    end.setAttribute('role', 'status')
    link.replaceWith(end)
    return
  }
  link.dataset.offset = String(page.nextOffset)
  link.textContent = say.moreReplies(Number(link.dataset.replies) - page.nextOffset)
}
