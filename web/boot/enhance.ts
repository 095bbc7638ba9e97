import type { Enhancer } from '../islands/enhancer.ts'
import { moduleOf } from './module-of.ts'

const modules = import.meta.glob<{ default: Enhancer }>('../**/*.enhancer.ts')

/** Brings to life what needs no React; resolves when it reacts. */
export async function wake(element: HTMLElement): Promise<void> {
  const load = moduleOf(modules, `${element.dataset.island}.enhancer.ts`)
  if (!load) throw new Error(`no ${element.dataset.island}`)
  const { enhance } = (await load()).default
  enhance(element)
  element.dataset.alive = ''
}
