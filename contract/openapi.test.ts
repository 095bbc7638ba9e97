import { expect, test } from 'vitest'
import { API_ROUTES } from './api/routes.schema.ts'
import { openApi } from './openapi.ts'

const document = openApi(API_ROUTES, '1.2.3')

test('[AD-1] [DL-6] [COM-3] the API documentation has every route of the contract', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Pergola', version: '1.2.3' } })
  expect(document.paths).toMatchObject({
    '/wdjweb/api/getAdConfig': { post: { operationId: 'getAdConfig' } },
    '/wdjweb/api/getDownloadConfig': { post: { operationId: 'getDownloadConfig' } },
    '/wdjweb/api/comment/reply/more': { get: { operationId: 'getReplyPage' } },
  })
})

test('[AD-1] a form is documented from its schema', () => {
  expect(document).toHaveProperty(
    [
      'paths',
      '/wdjweb/api/getAdConfig',
      'post',
      'requestBody',
      'content',
      'application/x-www-form-urlencoded',
      'schema',
    ],
    expect.objectContaining({
      required: ['appType', 'pageType', 'appId'],
      properties: expect.objectContaining({ pageType: { type: 'string', enum: ['0', '1', '2'] } }),
    }),
  )
})

test('[COM-3] a query is documented field by field', () => {
  expect(document).toHaveProperty(
    ['paths', '/wdjweb/api/comment/reply/more', 'get', 'parameters'],
    [
      {
        name: 'commentId',
        in: 'query',
        required: true,
        schema: { type: 'string', pattern: '^[1-9]\\d{0,15}$' },
      },
      { name: 'offset', in: 'query', required: true, schema: { type: 'string', pattern: '^\\d{1,9}$' } },
      { name: 'ctoken', in: 'query', required: true, schema: { type: 'string', pattern: '^[0-9a-z]{24}$' } },
    ],
  )
})

test('[VAL-9] every answer is documented with its code', () => {
  const responses = ['paths', '/wdjweb/api/comment/reply/more', 'get', 'responses']
  const code = ['content', 'application/json', 'schema', 'properties', 'state', 'properties', 'code', 'const']
  for (const [status, expected] of [
    ['200', 2_000_000],
    ['400', 4_000_000],
    ['403', 4_030_000],
    ['404', 4_040_000],
    ['429', 4_290_000],
    ['500', 5_000_000],
    ['503', 5_030_000],
  ] as const) {
    expect(document).toHaveProperty([...responses, status, ...code], expected)
  }
})

test('the document is plain JSON and names no schema dialect of its own', () => {
  const text = JSON.stringify(document)
  expect(JSON.parse(text)).toEqual(document)
  expect(text).not.toContain('$schema')
})

test('two methods of one path stand beside each other', () => {
  const { getAdConfig } = API_ROUTES
  const both = openApi({ read: { ...getAdConfig, method: 'get' }, write: getAdConfig }, '1')
  expect(both.paths).toMatchObject({
    [getAdConfig.path]: { get: { operationId: 'read' }, post: { operationId: 'write' } },
  })
})
