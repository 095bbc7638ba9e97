import { envelope, FAILURE } from '../../contract/api/envelope.ts'
import { API_ROUTES } from '../../contract/api/routes.schema.ts'
import { openApi } from '../../contract/openapi.ts'
import { SUGGEST_PATH } from '../../contract/suggest.ts'
import { MAX_WITHDRAWN } from '../../contract/withdrawn.schema.ts'
import { CALLS, SIGNERS, SUGGESTIONS, WITHDRAWN } from './http-examples.ts'
import { table } from './table.ts'

interface Parameter {
  pattern?: string
  enum?: string[]
  const?: string
}

/** Returns docs/reference/http-api.md. */
export const httpApiPage = (): string => `# HTTP API

Addresses that clients and scripts can rely on. The analytics API is in [events](events.md#analytics-api), the console's commands in [commands](commands.md).
\`npm run dev\` serves the OpenAPI document of the calls at \`/docs\`.

## Calls

Every answer is \`{ "state": { "code", "msg", "tips" }, "data" }\`. Code 2000000 is success; any other code means that \`data\` is null.

${table(
  ['status', 'code', 'message'],
  Object.values(FAILURE).map(({ status, code, msg }) => [String(status), String(code), msg]),
)}

${(Object.keys(API_ROUTES) as (keyof typeof API_ROUTES)[]).map(call).join('\n\n')}

## Files and redirects

| address | answer |
| --- | --- |
| \`/apps/{id}/newurl?source=…\` | 302 to the package that fits \`abi=arm64-v8a,armeabi-v7a\` and \`sdk=30\`; 406 if none does |
| \`/apps/{id}/signers.json\` | Signing certificates of every version ([schema](../../contract/signers.schema.ts)) |
| \`/withdrawn.json\` | The last ${MAX_WITHDRAWN.toLocaleString('en')} apps that were taken down ([schema](../../contract/withdrawn.schema.ts)) |
| \`${SUGGEST_PATH}?q=…\` | Search suggestions ([type](../../contract/suggest.ts)) |
| \`/sitemap.xml\`, \`/robots.txt\`, \`/feed.xml\` | For search engines and feed readers |
| \`/healthz\`, \`/healthz/ready\` | Health and readiness of a web process |

Poll \`/withdrawn.json\` with \`If-None-Match\`; an unchanged list answers 304. Warn about an installed package only if its signer is listed, or if none is.

${example(`curl https://store.example/withdrawn.json`, WITHDRAWN)}

${example(`curl https://store.example/apps/42/signers.json`, SIGNERS)}

${example(`curl 'https://store.example/en${SUGGEST_PATH}?q=mos'`, SUGGESTIONS)}
`

function call(name: keyof typeof API_ROUTES): string {
  const { method, path, summary, failures, request } = API_ROUTES[name]
  const { query, data } = CALLS[name]
  const parameters = parametersOf(name)
  const cookie = 'ctoken' in request.shape ? " -b 'ctoken=abcdefghijklmnopqrstuvwx'" : ''
  const curl =
    method === 'post'
      ? `curl -d '${query}' https://store.example${path}`
      : `curl${cookie} 'https://store.example${path}?${query}'`
  return `### ${name}

\`${method.toUpperCase()} ${path}\`: ${summary}. Fails with ${failures
    .map(failure => FAILURE[failure].status)
    .sort()
    .join(', ')}.

${table(['parameter', 'value'], parameters)}

${example(curl, envelope(data))}`
}

/** Read from the OpenAPI document that the server serves. */
function parametersOf(name: keyof typeof API_ROUTES): string[][] {
  const { method, path } = API_ROUTES[name]
  const { paths } = openApi(API_ROUTES, '1') as { paths: Record<string, Record<string, Operation>> }
  const { parameters = [], requestBody } = paths[path]?.[method] ?? {}
  const form = requestBody?.content['application/x-www-form-urlencoded'].schema.properties ?? {}
  return [...parameters.map(({ name, schema }) => [name, schema] as const), ...Object.entries(form)].map(
    ([name, schema]) => [`\`${name}\``, allowedValues(schema)],
  )
}

interface Operation {
  parameters?: { name: string; schema: Parameter }[]
  requestBody?: {
    content: { 'application/x-www-form-urlencoded': { schema: { properties: Record<string, Parameter> } } }
  }
}

const allowedValues = (schema: Parameter) =>
  (schema.enum ?? [schema.const ?? schema.pattern ?? '']).map(value => `\`${value}\``).join(', ')

const example = (command: string, answer: unknown) =>
  `\`\`\`sh\n${command}\n\`\`\`\n\n\`\`\`json\n${JSON.stringify(answer, null, 2)}\n\`\`\``
