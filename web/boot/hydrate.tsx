import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { IslandKind } from '../islands/island.tsx'
import { moduleOf } from './module-of.ts'

// Each island is a chunk of its own, fetched when it is first needed.
const modules = import.meta.glob<{ default: IslandKind<object> }>('../**/*.island.tsx')

/** Brings one island to life; resolves when it reacts. */
export async function wake(element: HTMLElement): Promise<void> {
  const load = moduleOf(modules, `${element.dataset.island}.island.tsx`)
  if (!load) throw new Error(`no ${element.dataset.island}`)
  const Component: ComponentType<object> = (await load()).default.component
  const props: object = JSON.parse(element.nextElementSibling?.textContent ?? '{}')
  const asServed = [...element.childNodes].map(node => node.cloneNode(true))
  await new Promise<void>((done, fail) => {
    hydrateRoot(
      element,
      <Alive told={done}>
        <Component {...props} />
      </Alive>,
      {
        identifierPrefix: element.id,
        // React empties a root that threw; what the server made works without it.
        onUncaughtError(error) {
          element.append(...asServed)
          fail(error)
          setTimeout(() => {
            throw error
          })
        },
      },
    )
  })
  element.dataset.alive = ''
}

function Alive({ told, children }: { told: () => void; children: ReactNode }) {
  useEffect(told, [told])
  return children
}
