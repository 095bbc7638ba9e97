import { isWriting } from './is-writing.ts'

/** Calls `use` with a key pressed alone, outside text fields; it returns whether the key did something. */
export function onKey(document: Document, use: (key: string) => boolean): void {
  document.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
    if (use(event.key)) event.preventDefault()
  })
}
