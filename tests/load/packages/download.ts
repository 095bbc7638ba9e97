import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Downloads {
  url: string
  /** Bytes of the file. */
  size: number
  /** How many fetch it side by side, and how often each. */
  clients: number
  times: number
}

/** Megabytes a second that all clients together got, each the whole file every time; loopback only. */
export async function download({ url, size, clients, times }: Downloads): Promise<number> {
  if (new URL(url).hostname !== '127.0.0.1') throw new Error('load goes to this machine only')
  const started = performance.now()
  await Promise.all(Array.from({ length: clients }, () => fetchAll(url, size, times)))
  return (clients * times * size) / 1e6 / ((performance.now() - started) / 1000)
}

async function fetchAll(url: string, size: number, times: number): Promise<void> {
  const report = '%{http_code} %{size_download}\\n'
  const targets = Array.from({ length: times }, () => ['-o', '/dev/null', url]).flat()
  const curl = spawn('taskset', ['-c', '1', 'curl', '-s', '-w', report, ...targets], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  curl.stdout.on('data', chunk => {
    output += chunk
  })
  await once(curl, 'close')
  const lines = output.trim().split('\n')
  if (lines.length !== times || lines.some(line => line !== `200 ${size}`))
    throw new Error(`${url} did not give the whole file every time: ${output}`)
}
