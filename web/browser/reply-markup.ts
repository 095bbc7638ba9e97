import { trusted } from './trusted.ts'

/** What the page's own component makes of a reply: a name and a text, and no tag that a visitor wrote. */
const REPLIES = /^(<li dir="auto"><b(?: class="[\w-]+")?>[^<>]*<\/b>[^<>]*<\/li>)*$/

/** The markup, as the browser wants to have it handed over; undefined when it is not ours. */
export function ownMarkup(content: string): string | undefined {
  return REPLIES.test(content) ? trusted().createHTML(content) : undefined
}
