import type { NotedId, RefusedId } from '../../contract/import/reason-ids.ts'

/** Something that a person should know of a place or a file. */
export interface Note {
  id: RefusedId | NotedId
  /** Which address it was; empty if none. */
  place: string
  about: string
}

/** Each once: a fault of a file is found where it is fetched, and again where it is used. */
export class Notes {
  readonly all: Note[] = []

  add(id: Note['id'], place: string, about: string): void {
    const isThere = this.all.some(
      note => note.id === id && note.about === about && (note.place === place || place === ''),
    )
    if (!isThere) this.all.push({ id, place, about })
  }
}
