// Has Node take the sources of a release as they are: they have no types (ops/deploy/remove-types.ts). Otherwise Node would load its
// compiler for them: 15 MB, and a third of the time of a start. Does nothing in a checkout.
import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

if (existsSync(new URL('sources-are-plain', import.meta.url)))
  registerHooks({
    load: (url, context, next) =>
      url.startsWith('file:') && url.endsWith('.ts')
        ? { format: 'module', source: readFileSync(fileURLToPath(url)), shortCircuit: true }
        : next(url, context),
  })
