import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { unseenFlips } from '../../tests/support/packages/flip.ts'
import { madePackages } from '../../tests/support/packages/made-corpus.ts'
import { tellInspection } from '../../tests/support/packages/tell-inspection.ts'
import { bytesOf } from './bytes.ts'
import { inspectBytes, inspectFile } from './inspect-file.ts'

const dir = mkdtempSync(join(tmpdir(), 'pergola-packages-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

test.each(madePackages.map(({ title, verdict, bytes }) => [title, verdict, bytes] as const))(
  '%s: %s',
  (_, verdict, bytes) => {
    const path = join(dir, 'made.apk')
    writeFileSync(path, bytes)
    expect(tellInspection(inspectFile(path))).toBe(verdict)
  },
)

test('no bit of a package with all schemes and a lineage changes unseen', () => {
  const richest = madePackages.find(({ verdict }) => verdict === 'v1 ann, v2 ann, v3 ann, v3.1 ben')
  const verdictOf = (bytes: Buffer) => JSON.stringify(inspectBytes(bytesOf(bytes)))
  expect(unseenFlips(richest?.bytes ?? Buffer.alloc(0), 150, verdictOf)).toEqual([])
})
