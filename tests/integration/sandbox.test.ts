import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runInspection } from '../../catalogue/commands/inspection/run-inspection.ts'
import { root } from '../../ops/settings.ts'
import { decoders } from '../../platform/images/decoders.ts'
import { requireSandbox, sandboxed } from '../../platform/sandbox.ts'
import { plainPng } from '../support/hostile-pictures.ts'

// What pictures and packages of strangers are read in.
const dir = mkdtempSync(join(tmpdir(), 'pergola-sandbox-'))
const listening = createServer(socket => socket.end('secret'))
let port = 0
beforeAll(async () => {
  writeFileSync(join(dir, 'given'), 'given')
  writeFileSync(join(dir, 'secret'), 'secret')
  await new Promise<void>(done => listening.listen(0, '127.0.0.1', done))
  port = (listening.address() as { port: number }).port
})
afterAll(() => {
  listening.close()
  rmSync(dir, { recursive: true })
})

/** The output of a compromised program, with the rights of its parent. */
function inside(program: string): string {
  const { command, args } = sandboxed(
    file => ['-e', `const file = ${JSON.stringify(file)}; ${program}`],
    join(dir, 'given'),
  )
  const { stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', timeout: 20_000 })
  return stdout.trim() || stderr
}
const tried = (program: string) => inside(`try { ${program} } catch (error) { console.log(error.code) }`)
const BWRAP = spawnSync('sh', ['-c', 'command -v bwrap'], { encoding: 'utf8' }).stdout.trim()
const FS = "const fs = require('node:fs')"

test('it reads the file that it is given', () => {
  expect(inside(`${FS}; console.log(fs.readFileSync(file, 'utf8'))`)).toBe('given')
})

test.each([
  [
    'another file',
    `${FS}; console.log(fs.readFileSync(${JSON.stringify(join(dir, 'secret'))}, 'utf8'))`,
    'ENOENT',
  ],
  ['passwords of the system', `${FS}; console.log(fs.readFileSync('/etc/shadow', 'utf8'))`, 'ENOENT'],
  ['the store’s keys', `${FS}; console.log(fs.readdirSync(${JSON.stringify(join(root, '.run'))}))`, 'ENOENT'],
  ['another process', `${FS}; console.log(fs.readdirSync('/proc'))`, 'ENOENT'],
])('it finds no %s', (_, program, code) => {
  expect(tried(program)).toBe(code)
})

test.each(['file', "'/etc/x'", "'/x'", JSON.stringify(join(root, 'package.json'))])(
  'it can’t write %s',
  path => {
    expect(tried(`${FS}; fs.writeFileSync(${path}, 'x'); console.log('written')`)).toMatch(
      /^(EROFS|ENOENT|EACCES)$/,
    )
  },
)

test('it reaches no host, not even this machine', () => {
  const connects = `require('node:net').connect(${port}, '127.0.0.1').on('data', all => console.log(String(all))).on('error', ({ code }) => console.log(code))`
  expect(inside(connects)).toMatch(/^(ENETUNREACH|ECONNREFUSED)$/)
})

test('it sees no process that it could end', () => {
  expect(tried(`process.kill(${process.pid}, 0); console.log('seen')`)).toBe('ESRCH')
})

test('pictures and packages are read in it', async () => {
  const before = { ...process.env }
  const [bin, started] = [join(dir, 'bin'), join(dir, 'started')]
  mkdirSync(bin)
  const inPlace = `#!/bin/sh\necho started >> ${started}\nexec ${BWRAP} "$@"\n`
  writeFileSync(join(bin, 'bwrap'), inPlace, { mode: 0o755 })
  const startedSo = () => readFileSync(started, 'utf8').trim().split('\n').length
  const pictures = decoders('pictures')
  try {
    process.env.PATH = `${bin}:${before.PATH}`
    expect(await pictures.decode(plainPng(9, 9))).toHaveProperty('png')
    expect(startedSo()).toBe(1)
    await runInspection(join(dir, 'given'))
    expect(startedSo()).toBe(2)
  } finally {
    pictures.close()
    process.env = before
  }
})

test('without it nothing starts, unless it is turned off', () => {
  const before = { ...process.env }
  try {
    process.env.PATH = dir
    expect(requireSandbox).toThrow(/SANDBOX=none/)
    process.env.SANDBOX = 'none'
    requireSandbox()
  } finally {
    process.env = before
  }
})
