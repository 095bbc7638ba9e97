import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RepositoryFiles } from './make-repository.ts'

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

export interface ServedRepository {
  address: string
  /** Paths that were asked for. */
  asked: string[]
  /** What it serves now. */
  files(): RepositoryFiles
  /** What it serves from now on; a path may have an answer of its own. */
  serve(files: RepositoryFiles, answers?: Record<string, Answer>): void
  close(): Promise<void>
}

/** A repository on this machine by http. */
export async function serveRepository(): Promise<ServedRepository> {
  let files: RepositoryFiles = new Map()
  let answers: Record<string, Answer> = {}
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = String(request.url).replace(/^\/repo/, '')
    asked.push(path)
    const answer = answers[path]
    const bytes = files.get(path)
    if (answer) answer(request, response)
    else if (bytes) response.end(bytes)
    else response.writeHead(404).end()
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/repo`,
    asked,
    files: () => files,
    serve(next, own = {}) {
      files = next
      answers = own
      asked.length = 0
    },
    async close() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}
