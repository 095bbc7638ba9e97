import { Malformed } from '../malformed.ts'
import type { Found, Resources } from './resources.ts'
import { isReference, type Value } from './value.ts'

/** Longer chains of references than in any real package; two that name each other never end. */
const MAX_STEPS = 8
/** As many kinds of device as no package tells apart. */
const MAX_FOUND = 4096

/** What a value comes to on each kind of device: itself, or what it refers to in the end. */
export function resolve(resources: Resources, value: Value): Found[] {
  let found: Found[] = [{ config: { locale: '', density: 0, conditions: 0 }, value }]
  for (let step = 0; step < MAX_STEPS && found.some(one => isReference(one.value)); step += 1)
    found = found.flatMap(one => follow(resources, one))
  return found.filter(one => !isReference(one.value))
}

function follow(resources: Resources, one: Found): Found[] {
  if (!isReference(one.value)) return [one]
  const found = resources.find(one.value.data)
  if (found.length > MAX_FOUND) throw new Malformed('resources-tangled')
  return found.map(({ config, value }) => ({
    value,
    config: {
      locale: config.locale || one.config.locale,
      density: config.density || one.config.density,
      conditions: config.conditions + one.config.conditions,
    },
  }))
}

/** What a device gets that meets no condition. */
export function plainest(found: Found[]): Value | null {
  let best: Found | null = null
  for (const one of found) if (!best || rank(one) < rank(best)) best = one
  return best?.value ?? null
}

function rank({ config }: Found): number {
  return (config.locale ? 1000 : 0) + config.conditions * 2 + (config.density ? 1 : 0)
}
