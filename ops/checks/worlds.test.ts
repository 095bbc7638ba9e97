import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../settings.ts'

const configs = readdirSync(root).filter(name => /^tsconfig\b.*\.json$/.test(name))
const worlds = configs.filter(name => name !== 'tsconfig.base.json')

const tsc = (folder: string, ...args: string[]) =>
  spawnSync(join(root, 'node_modules/.bin/tsc'), args, { cwd: folder, encoding: 'utf8' }).stdout

const PAGE = 'document.title'
const PROCESS = 'process.pid'
const NEW = "'a'.replaceAll('a', 'b')"

const refused = [
  ['rules/x.ts', PAGE],
  ['rules/x.ts', PROCESS],
  ['contract/x.ts', NEW],
  ['web/words/x.ts', PAGE],
  ['web/browser/x.ts', PROCESS],
  ['web/browser/x.ts', NEW],
  ['web/features/x/x.enhancer.ts', NEW],
  ['web/pages/x/x.island.tsx', NEW],
  ['bridge/x.ts', NEW],
  ['bridge/simulator/ui/x.ts', PROCESS],
  ['web/pages/x/x.tsx', PAGE],
  ['web/pages/x/x.tsx', PROCESS],
  ['web/pages/x/x.server.ts', PAGE],
  ['server/x.ts', PAGE],
  ['data/x.ts', PAGE],
  ['analytics/x.ts', PAGE],
  ['ops/x.ts', PAGE],
] as const

const taken = [
  ['web/browser/x.ts', PAGE],
  ['web/pages/x/x.tsx', NEW],
  ['web/pages/x/x.server.ts', PROCESS],
  ['server/x.ts', PROCESS],
  ['server/x.ts', NEW],
  ['rules/x.test.ts', PROCESS],
  ['tests/x.ts', PAGE],
] as const

test('what a file uses and does not have where it runs, the compiler refuses', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pergola-worlds-'))
  try {
    for (const name of configs) copyFileSync(join(root, name), join(folder, name))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    const placed = [...refused, ...taken].map(([path, use], n) => {
      const file = path.replace('x.', `x${n}.`)
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), `export const x = String(${use})\n`)
      return `${file}: ${use}`
    })
    const said = tsc(folder, '-b', '--pretty', 'false')
    const named = new Set([...said.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file]) => file))
    expect(placed.filter(line => named.has(line.split(': ')[0]))).toEqual(placed.slice(0, refused.length))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('every file is in one world', () => {
  const inWorlds = worlds.flatMap(name => {
    const { files }: { files: string[] } = JSON.parse(tsc(root, '-p', name, '--showConfig'))
    return files.map(normalize)
  })
  const ours = readdirSync(root, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !/^(\.|node_modules|dist)/.test(entry.name))
    .flatMap(({ name }) =>
      readdirSync(join(root, name), { recursive: true, encoding: 'utf8' }).map(path => join(name, path)),
    )
    .filter(path => /(?<!\.d)\.tsx?$/.test(path))
  expect(ours.length).toBeGreaterThan(700)
  expect(ours.filter(path => inWorlds.filter(file => file === path).length !== 1)).toEqual([])
})
