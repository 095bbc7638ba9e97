/** A type, because the boot script is inline and shares no value with other files. */
export type Wake = 'pergola:wake'

/** Brings an island to life before its time: the boot script, which knows them all, hears this. Without the network it never is. */
export function wakeIsland(element: HTMLElement): Promise<void> {
  return new Promise(done => {
    if ('alive' in element.dataset) return done()
    const watch = new MutationObserver(() => {
      watch.disconnect()
      done()
    })
    watch.observe(element, { attributeFilter: ['data-alive'] })
    element.dispatchEvent(new Event('pergola:wake' satisfies Wake, { bubbles: true }))
  })
}
