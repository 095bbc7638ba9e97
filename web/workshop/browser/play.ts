import { type Play, plays } from './plays.ts'

/** One after the other, by the ids of the states, once the page keeps clicks that come too early. */
export async function playAll(all: Record<string, Play>): Promise<void> {
  await import('../../boot/early.ts')
  await import('../../boot/boot.ts')
  for (const [id, [name, ...rest]] of Object.entries(all)) {
    const place = document.getElementById(id)
    const play = plays[name] as (place: HTMLElement, ...rest: unknown[]) => Promise<void>
    if (place) await play(place, ...rest)
  }
}
