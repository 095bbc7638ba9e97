import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { injectScript } from './inject.ts'
import { userAgentOf } from './user-agent.ts'

/** Enough for the edge to choose the page for phones; the exact versions are set in the page. */
const userAgent = userAgentOf({ client: '1.0' })

/** Hands a request on to the store; pages come back with a script put in. */
export function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { store, script }: { store: string; script: string },
): void {
  const target = new URL(store)
  const { 'if-none-match': _, ...headers } = incoming.headers
  const upstream = request(
    {
      host: target.hostname,
      port: target.port,
      path: incoming.url,
      method: incoming.method,
      // A connection that is kept may be closed by the edge in the moment it is used again.
      agent: false,
      headers: {
        ...headers,
        host: target.host,
        connection: 'close',
        'user-agent': userAgent,
        // Pages are changed on the way, so they must come plain.
        'accept-encoding': 'identity',
        // The simulator's own pages are the store's; any other stays what it is, and the store judges it.
        ...(headers.origin === `http://${headers.host}` && { origin: target.origin }),
      },
    },
    answer => {
      const { location } = answer.headers
      if (location?.startsWith(`${target.origin}/`)) {
        answer.headers.location = location.slice(target.origin.length)
      }
      if (answer.headers['content-type']?.startsWith('text/html')) void sendPage(answer, outgoing, script)
      else {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      }
    },
  )
  upstream.once('error', () => sayStoreIsDown(outgoing, store))
  // A page that was left no longer waits for its answers.
  outgoing.once('close', () => upstream.destroy())
  incoming.pipe(upstream)
}

async function sendPage(answer: IncomingMessage, outgoing: ServerResponse, script: string): Promise<void> {
  const { 'content-length': _, 'transfer-encoding': __, etag: ___, ...headers } = answer.headers
  let html = ''
  answer.setEncoding('utf8')
  try {
    for await (const chunk of answer) html += chunk
  } catch {
    outgoing.destroy()
    return
  }
  outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'cache-control': 'no-store' })
  outgoing.end(injectScript(html, script))
}

function sayStoreIsDown(outgoing: ServerResponse, store: string): void {
  if (outgoing.headersSent) {
    outgoing.destroy()
    return
  }
  outgoing.writeHead(502, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  outgoing.end(`There is no store at ${store}. Start it with: npm run up`)
}
