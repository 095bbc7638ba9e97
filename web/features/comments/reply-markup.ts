import { trustedPolicy } from '../../browser/trusted.ts'

/** What the page's own component makes of a reply: a name and a text, and no tag that a visitor wrote. */
const REPLIES =
  /^(<li dir="auto"(?: lang="\w+")?><b(?: class="[\w-]+")?(?: lang="[\w-]+")?>[^<>]*<\/b>[^<>]*<\/li>)*$/

const rules = {
  createHTML(content: string): string {
    if (!REPLIES.test(content)) throw new TypeError('not the markup of replies')
    return content
  },
}
let policy: typeof rules | undefined

/** The markup, as the browser wants to have it handed over; undefined when it is not ours. */
export function ownMarkup(content: string): string | undefined {
  policy ??= trustedPolicy('pergola-replies', rules)
  try {
    return policy.createHTML(content)
  } catch {
    return undefined
  }
}
