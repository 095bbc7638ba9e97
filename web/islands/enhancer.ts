/** A few lines of plain script for markup that is the page's own, under the name of its file in enhancers/. */
export interface Enhancer {
  name: string
  enhance(element: HTMLElement): void
}

export function enhancer(name: string, enhance: (element: HTMLElement) => void): Enhancer {
  return { name, enhance }
}
