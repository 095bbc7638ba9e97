// npm run bench:read-packages [-- --megabytes 200] [file.apk …]: how long it takes to know what a package is, in the processor's time.
import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { bytesOf, openBytes } from '../../catalogue/packages/bytes.ts'
import { readFacts } from '../../catalogue/packages/manifest/read-facts.ts'
import { openZip } from '../../catalogue/packages/zip/open-zip.ts'
import { chunksOf, readEntry } from '../../catalogue/packages/zip/read-entry.ts'
import { buildZip } from '../support/build-zip.ts'
import { releasedPackages } from '../support/real-packages.ts'
import { tempDir } from '../support/temp-store.ts'

const TIMES = 3
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { megabytes: { type: 'string', default: '200' } },
})
const dir = tempDir()
for (const path of [...positionals, ...releasedPackages, invented(Number(values.megabytes))]) {
  const opened: number[] = []
  const facts: number[] = []
  const all: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const bytes = openBytes(path)
    const started = cpuMs()
    const zip = openZip(bytes)
    opened.push(cpuMs() - started)
    readFacts(zip)
    facts.push(cpuMs() - started)
    const again = cpuMs()
    for (const entry of zip.entries) for (const _ of chunksOf(zip, entry));
    all.push(cpuMs() - again)
    bytes.close()
  }
  const bytes = openBytes(path)
  const { entries } = openZip(bytes)
  console.log(
    `${basename(path)}: ${(bytes.size / 1e6).toFixed(1)} MB, ${entries.length} files; first ${facts[0]?.toFixed(0)} ms; ZIP ${middle(opened)} ms, with facts ${middle(facts)} ms, all inflated ${middle(all)} ms`,
  )
  bytes.close()
}
rmSync(dir, { recursive: true, force: true })

/** The processor's time, of this process: it is one thread's work, and others may be busy beside it. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function middle(times: number[]): string {
  return (times.toSorted((one, other) => one - other)[TIMES >> 1] ?? 0).toFixed(0)
}

/** A real manifest and table, and much else: half of it noise, half of it what deflates well. */
function invented(megabytes: number): string {
  const from = releasedPackages[0]
  if (!from) throw new Error('No package to take a manifest from')
  const zip = openZip(bytesOf(readFileSync(from)))
  const parts = ['AndroidManifest.xml', 'resources.arsc'].flatMap(name => {
    const entry = zip.byName.get(name)
    return entry ? [{ name, data: readEntry(zip, entry, 64 << 20) }] : []
  })
  const noise = randomBytes(megabytes * 450_000)
  const lines = Buffer.from(Array.from({ length: 60_000 }, (_, at) => `${(at * at) % 9973};\n`).join(''))
  const even = Buffer.concat(Array.from({ length: megabytes * 2 }, () => lines))
  const path = join(dir, `invented-${megabytes}.apk`)
  const files = Array.from({ length: 2000 }, (_, at) => ({ name: `assets/${at}`, data: `${at}` }))
  const large = [
    { name: 'lib/arm64-v8a/large.so', data: noise },
    { name: 'assets/stored', data: noise, stored: true },
    { name: 'assets/even', data: even },
  ]
  writeFileSync(path, buildZip([...parts, ...files, ...large]))
  return path
}
