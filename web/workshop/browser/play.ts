import { type Play, plays } from './plays.ts'

/** One after the other, by the ids of the states, once the page keeps clicks that come too early. */
export async function playAll(all: Record<string, Play>): Promise<void> {
  // As the page names it (ops/build/dev/assets.ts): by another address it would be another module, and wake every island twice.
  await import(/* @vite-ignore */ `/web/boot/boot.ts?locale=${document.documentElement.lang}`)
  for (const [id, [name, ...rest]] of Object.entries(all)) {
    const place = document.getElementById(id)
    const play = plays[name] as (place: HTMLElement, ...rest: unknown[]) => Promise<void>
    if (place) await play(place, ...rest)
  }
}
