/** The language of a text, where it is not the page's own: its element is marked with it. */
export type Lang = string | null | undefined
