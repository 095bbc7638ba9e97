/** The text as one word, because people add or omit spaces. */
export const asOneWord = (plain: string) => plain.replace(/ /g, '')

export const hasHan = (text: string) => /\p{Script=Han}/u.test(text)

/** The text as runs of Chinese characters and of others. */
export const runsOf = (plain: string): string[] => plain.match(/\p{Script=Han}+|[^\p{Script=Han}\s]+/gu) ?? []
