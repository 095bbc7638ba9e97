import { renderToStaticMarkup } from 'react-dom/server'
import type { Brand } from '../../rules/brand/brand.ts'
import { type ModelOf, type ViewName, views } from './all.tsx'
import { type ConsoleAssets, Document } from './document.tsx'
import { Frame } from './frame.tsx'
import { type RequestContext, Surrounding } from './request-context.ts'

export type RenderConsole = (view: ViewName, model: unknown, request: RequestContext) => string

/** Makes a screen's markup. Nothing of it is rendered again in the browser: its scripts work on what is there. */
export function createRender(assets: ConsoleAssets, brand: Brand): RenderConsole {
  return (name, model, request) => {
    const { title, View, bare, isWaiting } = views[name] as unknown as AnyView
    const goesTo = name === 'go-on' ? (model as ModelOf<'go-on'>).to : undefined
    const inner = <View model={model as never} />
    return `<!doctype html>${renderToStaticMarkup(
      <Surrounding value={{ ...request, brand }}>
        <Document
          assets={assets}
          title={title(model as never)}
          goesTo={goesTo}
          isWaiting={isWaiting?.(model as never)}
        >
          {bare || !request.person ? inner : <Frame title={title(model as never)}>{inner}</Frame>}
        </Document>
      </Surrounding>,
    )}`
  }
}

interface AnyView {
  title: (model: never) => string
  View: (props: { model: never }) => React.ReactElement
  isWaiting?: (model: never) => boolean
  bare?: true
}
