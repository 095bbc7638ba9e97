import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signPackage, v2 } from '../../catalogue/packages/make/sign-package.ts'
import { buildZip } from '../../tests/support/build-zip.ts'
import { appFiles } from '../../tests/support/packages/app-files.ts'
import { ann } from '../../tests/support/packages/small-packages.ts'
import { run } from '../process.ts'
import { root } from '../settings.ts'

const source = join(root, 'catalogue/packages')
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const manifest = read(join(source, 'package.json'))
const tsc = join(root, 'node_modules/.bin/tsc')
const project = mkdtempSync(join(tmpdir(), 'pergola-library-'))
const modules = join(project, 'node_modules')
afterAll(() => rmSync(project, { recursive: true }))

/** A project that has the library and what its package.json names, and nothing else of ours. */
beforeAll(() => {
  const library = join(modules, manifest.name)
  mkdirSync(library, { recursive: true })
  writeFileSync(join(library, 'package.json'), JSON.stringify(manifest))
  run(tsc, ['-p', join(source, 'tsconfig.library.json'), '--outDir', join(library, 'dist')])
  for (const name of [...Object.keys(manifest.dependencies), '@types'])
    symlinkSync(join(root, 'node_modules', name), join(modules, name))
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
})

test('a project that installs the inspection of packages inspects one, with types', () => {
  writeFileSync(join(project, 'some.apk'), signPackage(buildZip(appFiles()), v2({ signer: ann })))
  writeFileSync(
    join(project, 'inspect.ts'),
    `import { inspectBytes, inspectFile } from '${manifest.name}'
    import { bytesOf } from '${manifest.name}/bytes'
    import { judgeAgainstRecord } from '${manifest.name}/record'
    const { facts, bands } = inspectFile('some.apk')
    // @ts-expect-error: types name what there is.
    facts?.nothing
    const { findings } = inspectBytes(bytesOf(Buffer.from('no package')))
    console.log(JSON.stringify([facts?.packageName, bands[0]?.signers?.[0]?.subject, findings[0]?.id, typeof judgeAgainstRecord]))`,
  )
  run(tsc, ['--module', 'nodenext', '--types', 'node', '--strict', '--noEmit', 'inspect.ts'], {
    cwd: project,
  })
  const said = run(process.execPath, ['inspect.ts'], { cwd: project })
  expect(JSON.parse(said)).toEqual(['org.example.tree', 'CN=ann', 'zip-no-end', 'function'])
})

test('its dependencies are those of the store', () => {
  expect(read(join(root, 'package.json')).dependencies).toMatchObject(manifest.dependencies)
})
