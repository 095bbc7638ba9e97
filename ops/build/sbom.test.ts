import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../settings.ts'
import { softwareBill } from './sbom.ts'

interface Part {
  'bom-ref': string
  name: string
  version: string
  purl: string
  hashes: { alg: string; content: string }[]
}

const text = softwareBill()
const bill: {
  metadata: { component: Part }
  components: Part[]
  dependencies: { ref: string; dependsOn: string[] }[]
} = JSON.parse(text)
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const installed = (name: string) => {
  const path = createRequire(join(root, 'x.js')).resolve.paths(name)?.[0] ?? ''
  return JSON.parse(readFileSync(join(path, name, 'package.json'), 'utf8')).version
}

test('[SEC-2] the bill names what a running store is made of, each with its version and its hash', () => {
  const versions = new Map(bill.components.map(({ name, version }) => [name, version]))
  for (const name of Object.keys(dependencies))
    expect([name, versions.get(name)]).toEqual([name, installed(name)])
  // What a dependency names too is there for it: types, and the compiler that graphile-worker reads settings with.
  const tools = Object.keys(devDependencies)
  expect(tools.filter(name => versions.has(name))).toEqual(['@types/node', '@types/pg', 'typescript'])
  for (const { name, version, purl, hashes } of bill.components) {
    expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`)
    expect(hashes, name).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }])
  }
})

test('[SEC-2] whatever is in the bill is there because of something else, down from the store itself', () => {
  const parts = new Set(bill.components.map(part => part['bom-ref']))
  const edges = new Map(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
  const reached = new Set<string>()
  const follow = (ref: string) => {
    for (const next of edges.get(ref) ?? []) {
      if (!reached.has(next)) {
        reached.add(next)
        follow(next)
      }
    }
  }
  follow(bill.metadata.component['bom-ref'])
  expect(bill.metadata.component.name).toBe('pergola')
  expect([...reached].sort()).toEqual([...parts].sort())
})

test('[SEC-2] the bill tells nothing of the machine that wrote it', () => {
  expect(text.replace('http://cyclonedx.org/schema/', '')).not.toMatch(/https?:/)
  expect(text).not.toContain(root)
})
