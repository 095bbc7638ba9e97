/** What a page links to, known once the browser's files are built. */
export interface Assets {
  /** The boot script, as it stands in the page. */
  boot: string
  /** Runs before the first paint. */
  early: string
  styles: Record<'pc' | 'mobile', string[]>
  /** Hides what is of no use without JavaScript. */
  noScript: string
}
