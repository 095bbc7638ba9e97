import { type Play, plays } from './plays.ts'

/** One after the other, by the ids of the states. */
export async function playAll(all: Record<string, Play>): Promise<void> {
  for (const [id, [name, ...rest]] of Object.entries(all)) {
    const place = document.getElementById(id)
    const play = plays[name] as (place: HTMLElement, ...rest: unknown[]) => Promise<void>
    if (place) await play(place, ...rest)
  }
}
