// What a list of comments says later, in the browser. Apart from the other words, because the page of comments fetches no others.

import { counted } from './plural.ts'

export const moreReplies = (n: number) => counted(n, 'more reply', 'more replies')
export const loading = 'Loading replies'
export const allReplies = "That's all the replies"
