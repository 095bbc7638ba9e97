import type { ComponentType, JSX } from 'react'
import { type HydrateOn, wakesOn } from './hydrate-on.ts'
import { JsonData } from './json-data.tsx'

/** A component that comes alive in the browser, under the name of its file in islands/. */
export interface IslandKind<Props> {
  name: string
  component: ComponentType<Props>
}

export const island = <Props,>(name: string, component: ComponentType<Props>): IslandKind<Props> => ({
  name,
  component,
})

export interface CollectedIsland {
  id: string
  render(): JSX.Element
}

// A page is rendered in one go without a pause, so the page under way is a plain variable.
let collected: CollectedIsland[] = []

/** Renders a page and returns the islands it met; each is rendered afterwards, as a root of its own. */
export function collectIslands(renderPage: () => string): { html: string; islands: CollectedIsland[] } {
  collected = []
  const html = renderPage()
  return { html, islands: collected }
}

export const islandMark = (id: string) => `<!--${id}-->`

interface IslandProps<Props> {
  kind: IslandKind<Props>
  props: NoInfer<Props>
  on: HydrateOn
  className?: string | undefined
}

export function Island<Props extends object>({ kind, props, on, className }: IslandProps<Props>) {
  const id = `island-${collected.length}`
  const Component = kind.component
  collected.push({ id, render: () => <Component {...props} /> })
  return (
    <>
      <div
        id={id}
        className={className}
        data-island={kind.name}
        data-on={wakesOn(on)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a mark that the island's own markup replaces.
        dangerouslySetInnerHTML={{ __html: islandMark(id) }}
      />
      <JsonData type="application/json" data={props} />
    </>
  )
}
