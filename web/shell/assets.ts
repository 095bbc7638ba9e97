/** What a page links to, known once the browser's files are built. */
export interface Assets {
  /** The boot script, inlined in the page. */
  boot: string
  /** Runs before the first paint. */
  early: string
  /** For each page type, and besides for pages on which few visits begin. */
  styles: Record<'pc' | 'mobile' | 'aside' | 'compare', string[]>
  /** Hides what is of no use without JavaScript. */
  noScript: string
}
