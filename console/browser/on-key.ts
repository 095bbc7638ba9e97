import { isWriting } from './is-writing.ts'

/** A key by itself, pressed by whoever is not writing; `use` says whether it meant something here. */
export function onKey(document: Document, use: (key: string) => boolean): void {
  document.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
    if (use(event.key)) event.preventDefault()
  })
}
