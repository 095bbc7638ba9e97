import * as z from 'zod/mini'
import { failureSchema } from './api/envelope.schema.ts'
import { FAILURE, type FailureName } from './api/envelope.ts'
import type { ApiRoute } from './api/routes.schema.ts'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document of the routes. Nothing in it is written by hand but the summaries. */
export function openApi(routes: Readonly<Record<string, ApiRoute>>, version: string): Json {
  const paths: Record<string, Json> = {}
  for (const [operationId, route] of Object.entries(routes)) {
    paths[route.path] = { ...paths[route.path], [route.method]: operation(operationId, route) }
  }
  return { openapi: '3.1.0', info: { title: 'Pergola', version }, paths }
}

function operation(operationId: string, route: ApiRoute): Json {
  return {
    operationId,
    summary: route.summary,
    ...request(route),
    responses: {
      200: answer('Success', route.reply),
      ...Object.fromEntries(route.failures.map(failure)),
    },
  }
}

function request({ method, request }: ApiRoute): Json {
  if (method === 'post') {
    const content = { 'application/x-www-form-urlencoded': { schema: schemaOf(request, 'input') } }
    return { requestBody: { required: true, content } }
  }
  const parameters = Object.entries(request.shape).map(([name, field]) => ({
    name,
    in: 'query',
    required: true,
    schema: schemaOf(field, 'input'),
  }))
  return { parameters }
}

function failure(name: FailureName): [number, Json] {
  return [FAILURE[name].status, answer(FAILURE[name].msg, failureSchema(name))]
}

function answer(description: string, schema: z.core.$ZodType): Json {
  return { description, content: { 'application/json': { schema: schemaOf(schema, 'output') } } }
}

// OpenAPI names the dialect once for the document, so the schemas don't repeat it.
function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io })
  return rest
}
