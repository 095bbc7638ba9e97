import { renderToStaticMarkup } from 'react-dom/server'
import type { Brand } from '../rules/brand/brand.ts'
import { type ConsoleAssets, Document } from './frame/document.tsx'
import { Frame } from './frame/frame.tsx'
import { frameViews } from './frame/frame-views.ts'
import { type RenderConsole, Surrounding } from './kit/request-context.ts'
import type { View } from './kit/view.ts'
import { views } from './screens/all-views.ts'

const all: Record<string, View<never> | undefined> = { ...views, ...frameViews }

/** Makes a screen's markup. Nothing of it is rendered again in the browser: its scripts work on what is there. */
export function createRender(assets: ConsoleAssets, brand: Brand): RenderConsole {
  return (name, model, request) => {
    const view = all[name]
    if (!view) throw new Error(`There is no view ${name}`)
    const { title, View, bare, isWaiting, goesTo } = view
    const inner = <View model={model as never} />
    return `<!doctype html>${renderToStaticMarkup(
      <Surrounding value={{ ...request, brand }}>
        <Document
          assets={assets}
          title={title(model as never)}
          goesTo={goesTo?.(model as never)}
          isWaiting={isWaiting?.(model as never)}
        >
          {bare || !request.person ? inner : <Frame title={title(model as never)}>{inner}</Frame>}
        </Document>
      </Surrounding>,
    )}`
  }
}
