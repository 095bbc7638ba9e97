import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { run } from '../../ops/process.ts'
import { root } from '../../ops/settings.ts'
import { freePorts } from './free-ports.ts'

// Chromium as it was, packed inside npm packages. Taken by hash, unpacked, and used for nothing but looking at our pages.
const packed = {
  64: {
    name: 'chrome-aws-lambda@64.0.3264',
    integrity: '3XpUhpg5Qlbq8V/Pk5gzfSqcq3wSlfT1N98yzDY8a+PrrROx9XUCntkg4W1ZmisqLsWhmRLZQrKtDjTRBttwig==',
  },
  80: {
    name: 'chrome-aws-lambda@2.1.1',
    integrity: 'Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==',
  },
}

export type OldVersion = keyof typeof packed

/** Returns the browser's file, which is fetched once and kept beside the other packages. */
export function oldChromium(version: OldVersion): string {
  const file = join(root, 'node_modules/.cache/chromium', String(version))
  if (existsSync(file)) return file
  const work = mkdtempSync(join(tmpdir(), 'pergola-chromium-'))
  try {
    const { name, integrity } = packed[version]
    const tarball = join(
      work,
      run('npm', ['pack', name, '--silent', '--pack-destination', work]).trim().split('\n').at(-1) ?? '',
    )
    const hash = createHash('sha512').update(readFileSync(tarball)).digest('base64')
    if (hash !== integrity) throw new Error(`${name} is not the package it was: ${hash}`)
    run('tar', ['-xzf', tarball, '-C', work, 'package/bin/chromium.br'])
    const whole = join(work, 'chromium')
    writeFileSync(whole, brotliDecompressSync(readFileSync(join(work, 'package/bin/chromium.br'))))
    chmodSync(whole, 0o755)
    mkdirSync(join(file, '..'), { recursive: true })
    run('cp', [whole, `${file}.${process.pid}`])
    renameSync(`${file}.${process.pid}`, file)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return file
}

export interface OldDevice {
  width: number
  height: number
  mobile: boolean
}

const oldPhone = (version: OldVersion) =>
  `Mozilla/5.0 (Linux; Android 8.1.0; OPPO R11) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/${version}.0.0.0 Mobile Safari/537.36`

export interface OldPage {
  goto(url: string): Promise<void>
  evaluate<T>(expression: string): Promise<T>
  /** Polls until the expression is true. */
  until(expression: string, timeoutMs?: number): Promise<void>
  /** The left button, at a place in the window. */
  mouse(type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, y: number): Promise<void>
  screenshot(file: string): Promise<void>
  /** What the page complained of. */
  errors: string[]
  close(): Promise<void>
}

/** No test driver speaks to browsers this old, so this speaks the DevTools protocol itself. */
export async function openOldChromium(version: OldVersion, device: OldDevice): Promise<OldPage> {
  const [port = 0] = await freePorts(1)
  const profile = mkdtempSync(join(tmpdir(), 'pergola-profile-'))
  const flags = [
    '--headless',
    '--no-sandbox',
    '--no-zygote',
    '--single-process',
    '--disable-gpu',
    '--hide-scrollbars',
    '--lang=zh-CN',
  ]
  const browser = spawn(
    oldChromium(version),
    [
      ...flags,
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      `--window-size=${device.width},${device.height}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  )
  const target = await debuggerAddress(port)
  const socket = new WebSocket(target)
  await new Promise((done, failed) => {
    socket.onopen = done
    socket.onerror = failed
  })

  let last = 0
  const waiting = new Map<number, (result: Record<string, unknown>) => void>()
  const errors: string[] = []
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data))
    waiting.get(message.id)?.(message.result ?? { error: message.error })
    waiting.delete(message.id)
    if (message.method === 'Runtime.exceptionThrown')
      errors.push(message.params.exceptionDetails.exception?.description)
    if (message.method === 'Log.entryAdded' && message.params.entry.level === 'error')
      errors.push(message.params.entry.text)
  }
  const send = (method: string, params: object = {}) => {
    last += 1
    const id = last
    socket.send(JSON.stringify({ id, method, params }))
    return new Promise<Record<string, unknown>>(done => waiting.set(id, done))
  }
  for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await send(`${domain}.enable`)
  const { width, height, mobile } = device
  await send('Emulation.setDeviceMetricsOverride', { width, height, mobile, deviceScaleFactor: 1 })
  if (mobile) await send('Network.setUserAgentOverride', { userAgent: oldPhone(version) })

  async function evaluate<T>(expression: string): Promise<T> {
    const answer = await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true })
    const { result, exceptionDetails } = answer as {
      result: { value: T }
      exceptionDetails?: { text: string }
    }
    if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`)
    return result.value
  }
  async function until(expression: string, timeoutMs = 15_000): Promise<void> {
    const deadline = Date.now() + timeoutMs
    while (!(await evaluate<boolean>(expression))) {
      if (Date.now() > deadline) throw new Error(`never true in Chromium ${version}: ${expression}`)
      await wait(50)
    }
  }

  return {
    errors,
    evaluate,
    until,
    async goto(url) {
      await send('Page.navigate', { url })
      await until(`location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`)
    },
    async mouse(type, x, y) {
      await send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
    },
    async screenshot(file) {
      const { data } = await send('Page.captureScreenshot', { format: 'png' })
      writeFileSync(file, Buffer.from(String(data), 'base64'))
    },
    async close() {
      socket.close()
      browser.kill('SIGKILL')
      await new Promise(done => browser.once('exit', done))
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

async function debuggerAddress(port: number): Promise<string> {
  const deadline = Date.now() + 20_000
  for (;;) {
    try {
      const targets: { type: string; webSocketDebuggerUrl: string }[] = await (
        await fetch(`http://127.0.0.1:${port}/json/list`)
      ).json()
      const page = targets.find(target => target.type === 'page')
      if (page) return page.webSocketDebuggerUrl
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
    await wait(100)
  }
}
