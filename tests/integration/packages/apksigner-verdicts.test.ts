import { execFileSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { inspectFile } from '../../../catalogue/packages/inspect-file.ts'
import type { PackageSigner } from '../../../catalogue/packages/make/signer.ts'
import { buildZip } from '../../support/build-zip.ts'
import { appFiles } from '../../support/packages/app-files.ts'
import { madePackages } from '../../support/packages/made-corpus.ts'
import { ann, ben } from '../../support/packages/small-packages.ts'
import { tellInspection } from '../../support/packages/tell-inspection.ts'
import { tempDir } from '../../support/temp-store.ts'

/** Where Debian has it. */
const JAR = '/usr/share/java/apksigner.jar'
const missing = existsSync(JAR) ? '' : ' (skipped: no apksigner here)'
const VERDICTS = fileURLToPath(new URL('../../support/packages/Verdicts.java', import.meta.url))
const dir = tempDir()
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** With Java's quick compiler, as each run is short. */
const java = (...args: string[]) =>
  execFileSync('java', ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', ...args], { encoding: 'utf8' })

function write(name: string, bytes: Buffer): string {
  const path = join(dir, name)
  writeFileSync(path, bytes)
  return path
}

describe.skipIf(missing !== '')(`AOSP’s apksigner${missing}`, () => {
  test('takes the packages that we take, and refuses those that we refuse', () => {
    const paths = madePackages.map(({ bytes }, at) => write(`${at}.apk`, bytes))
    const said = java('-cp', JAR, VERDICTS, ...paths)
      .trimEnd()
      .split('\n')
    expect(said).toHaveLength(madePackages.length)
    const differs = madePackages.filter(({ isGood }, at) => isGood !== (said[at] === 'accepted'))
    const titles = (some: typeof madePackages) => some.map(({ title }) => title)
    expect(titles(differs)).toEqual(titles(madePackages.filter(({ opposed }) => opposed)))
  })

  test('signs packages that we take, also with a key that is handed on', () => {
    const signer = (name: string, { privateKey, certificate }: PackageSigner) => [
      '--key',
      write(`${name}.pk8`, privateKey.export({ type: 'pkcs8', format: 'der' })),
      '--cert',
      write(`${name}.crt`, certificate),
    ]
    const [old, young] = [signer('ann', ann), signer('ben', ben)]
    const [lineage, path] = [join(dir, 'lineage'), write('signed.apk', buildZip(appFiles({ minSdk: 21 })))]
    const apksigner = (...args: string[]) => java('-jar', JAR, ...args)
    apksigner('rotate', '--out', lineage, '--old-signer', ...old, '--new-signer', ...young)
    apksigner('sign', ...old, '--next-signer', ...young, '--lineage', lineage, path)
    const inspection = inspectFile(path)
    expect(tellInspection(inspection)).toBe('v1 ann, v2 ann, v3 ben')
    expect(inspection.lineage.map(({ subject }) => subject)).toEqual(['CN=ann', 'CN=ben'])
    expect(inspection.findings).toEqual([])
  })
})
