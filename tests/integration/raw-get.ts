import { request } from 'node:http'

/** Asks for the address as it is written; `fetch` would tidy it first. */
export function get(address: string): Promise<{ status: number; body: string }> {
  const [, host = '', port = '', path = ''] = /^http:\/\/([^:]+):(\d+)(.*)$/s.exec(address) ?? []
  return new Promise((done, failed) => {
    const asked = request({ host, port, path, agent: false }, async answer => {
      let body = ''
      for await (const chunk of answer) body += chunk
      done({ status: answer.statusCode ?? 0, body })
    })
    asked.once('error', failed).end()
  })
}
