import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { openBytes } from '../../../catalogue/packages/bytes.ts'
import { signPackage, v2, v3 } from '../../../catalogue/packages/make/sign-package.ts'
import { makeSigner } from '../../../catalogue/packages/make/signer.ts'
import { openZip } from '../../../catalogue/packages/zip/open-zip.ts'
import { readEntry } from '../../../catalogue/packages/zip/read-entry.ts'
import { buildZip, type ZipPart } from '../../support/build-zip.ts'
import { signFiles } from '../../support/packages/sign-files.ts'
import { releasedPackages } from '../../support/real-packages.ts'

const MANIFEST = 'AndroidManifest.xml'

/** Pictures and code of a megabyte each, some of which deflate, signed by all schemes; its manifest is a real one. */
export function writeLargePackage(path: string, megabytes: number): void {
  const zip = openZip(openBytes(releasedPackages[0] ?? ''))
  const manifest = zip.byName.get(MANIFEST)
  if (!manifest) throw new Error('the released package has no manifest')
  const picture = (at: number): ZipPart => ({
    name: `assets/${at}.bin`,
    data: randomBytes(1_000_000),
    stored: at % 2 === 0,
  })
  const files = [
    { name: MANIFEST, data: readEntry(zip, manifest, manifest.size) },
    ...Array.from({ length: megabytes }, (_, at) => picture(at)),
  ]
  const signer = makeSigner('large', generateKeyPairSync('rsa', { modulusLength: 2048 }))
  const withV1 = buildZip(signFiles(files, [signer], '2, 3'))
  writeFileSync(path, signPackage(withV1, v2({ signer }), v3({ signer })))
}
