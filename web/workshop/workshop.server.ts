import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Brand } from '../../rules/brand/brand.ts'
import { pageTypeOf } from '../../rules/devices/page-type.ts'
import { createRenderer, type Views } from '../pages/renderer.tsx'
import type { Assets } from '../shell/assets.ts'
import { allComponents } from './all-stories.ts'
import { ComponentPage } from './component-page.tsx'
import { IndexPage } from './index-page.tsx'
import { StatePage } from './state-page.tsx'
import { componentPath, statePath, workshopPath } from './stories.ts'

/** `/workshop`, while developing: every component in each of its states. The built site knows nothing of it. */
export function serveWorkshop(
  app: FastifyInstance,
  { assets, brand, csp }: { assets: Assets; brand: Brand; csp: string },
): void {
  // Without settings: no tracking and no consent here.
  const renderer = createRenderer(assets, brand)
  function show<Model>(request: FastifyRequest, reply: FastifyReply, View: Views<Model>['PC'], model: Model) {
    const pageType = pageTypeOf(request.headers['user-agent'])
    reply.type('text/html; charset=utf-8').header('content-security-policy', csp)
    return reply.send(renderer.page({ name: 'workshop', views: { PC: View, Mobile: View } }, pageType, model))
  }

  app.get(workshopPath, async (request, reply) => show(request, reply, IndexPage, allComponents))
  for (const component of allComponents) {
    app.get(componentPath(component), async (request, reply) =>
      show(request, reply, ComponentPage, component),
    )
    for (const state of component.states) {
      const path = statePath(component, state)
      app.get(path, async (request, reply) => {
        if (state.fromSearch) reply.header('set-cookie', `search_channel=BAIDU; path=${path}`)
        return show(request, reply, StatePage, { component, state })
      })
    }
  }
}
