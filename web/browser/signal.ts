/** A word between scripts of a page that know nothing else of each other, by way of the document unless another place is named. */
export interface Signal<Detail> {
  send(detail: Detail, place?: EventTarget): void
  /** Returns the way to hear no more. */
  listen(hear: (detail: Detail) => void, place?: EventTarget): () => void
}

export function signal<Detail = void>(name: `pergola:${string}`): Signal<Detail> {
  return {
    send: (detail, place = document) => place.dispatchEvent(new CustomEvent(name, { detail })),
    listen(hear, place = document) {
      const told = (({ detail }: CustomEvent<Detail>) => hear(detail)) as EventListener
      place.addEventListener(name, told)
      return () => place.removeEventListener(name, told)
    },
  }
}
