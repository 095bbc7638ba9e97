import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { API_ROUTES } from '../../contract/api/routes.schema.ts'
import { openApi } from '../../contract/openapi.ts'

/** `/docs`, while developing: the API as the contract has it. */
export async function serveApiDocs(app: FastifyInstance): Promise<void> {
  // The plugin's types stop at OpenAPI 3.0, and it only passes the document on.
  const document = openApi(API_ROUTES, '1') as unknown as StaticDocumentSpec['document']
  await app.register(swagger, { mode: 'static', specification: { document } })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
}
