import type { Enhancer } from '../shell/enhancer.tsx'

const modules = import.meta.glob<{ default: Enhancer }>('../enhancers/*.enhancer.ts')

/** Brings to life what needs no React; resolves when it reacts. */
export async function hydrate(element: HTMLElement): Promise<void> {
  const load = modules[`../enhancers/${element.dataset.island}.enhancer.ts`]
  if (!load) throw new Error(`no enhancer named ${element.dataset.island}`)
  const { enhance } = (await load()).default
  enhance(element)
  element.dataset.alive = ''
}
