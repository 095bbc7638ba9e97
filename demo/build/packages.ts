import { createHash } from 'node:crypto'
import type { PackageSigner } from '../../catalogue/packages/make/signer.ts'
import { steadySigner } from '../../catalogue/packages/make/steady-key.ts'
import { at, randomFrom } from '../core/random.ts'
import type { App, PackageFile, Row } from '../model.ts'
import { manifestOf } from './manifest.ts'
import { permissionRows } from './permissions.ts'
import { OWN_BYTES, signedPackage } from './signed-package.ts'
import type { Version } from './versions.ts'

/** Few different lengths, so that the hash over each run of zeros is worked out only once: 0.6 to 7.7 MB. */
const padSizes = Array.from(
  { length: 96 },
  (_, step) => Math.round((600_000 * 1.0272 ** step) / 4096) * 4096 - OWN_BYTES,
)

/** One signing certificate a developer; an app without a developer has its own. */
const signers = new Map<string, { signer: PackageSigner; sha256: string }>()
function signerOf(app: App) {
  const name = `Demo of ${app.developerId ?? app.slug}`
  const known = signers.get(name)
  if (known) return known
  const signer = steadySigner(name)
  const made = { signer, sha256: createHash('sha256').update(signer.certificate).digest('hex') }
  signers.set(name, made)
  return made
}

export function packagesOf(app: App, versions: Version[]): { rows: Row[]; files: PackageFile[] } {
  const random = randomFrom(`packages ${app.slug}`)
  const abis = app.game && random.chance(0.35) ? ['arm64-v8a', 'armeabi-v7a'] : ['universal']
  const step = app.about === '-' ? 90 : Math.floor(random.next() ** 0.8 * (app.game ? 94 : 78))
  const { signer, sha256: signerSha256 } = signerOf(app)
  const made = versions.flatMap((version, index) => {
    const manifest = manifestFor(app, version)
    return abis.map((abi, rank) => {
      const age = versions.length - 1 - index
      const zeros = at(padSizes, Math.max(0, step - Math.round(age * 2.5) - rank * 4))
      const path = `${app.packageName}/${version.code}/${abi}.apk`
      const note = `Pergola demo package\n${app.name} ${version.name} (${version.code}) ${abi}\nNot an app: there is nothing in it to open.\n`
      const files: [string, Buffer][] = [
        ['AndroidManifest.xml', manifest],
        ['assets/DEMO.txt', Buffer.from(note)],
        // By these a phone sees for which processor it is.
        ...(abi === 'universal' ? [] : [[`lib/${abi}/libdemo.so`, Buffer.from(abi)] as [string, Buffer]]),
      ]
      const file = signedPackage(files, zeros, signer)
      const row: Row = {
        version_id: version.id,
        abi,
        path,
        size: file.size,
        sha256: `\\x${file.sha256}`,
        signer_sha256: `\\x${signerSha256}`,
      }
      return { row, file: { path, ...file } }
    })
  })
  return { rows: made.map(one => one.row), files: made.map(one => one.file) }
}

const manifestFor = (app: App, version: Version): Buffer =>
  manifestOf({
    packageName: app.packageName,
    versionCode: version.code,
    versionName: version.name,
    minSdk: version.minSdk,
    targetSdk: version.targetSdk,
    label: app.name,
    permissions: version.permissionIds.map(id => {
      const { name, max_sdk } = at(permissionRows, id - 1)
      return { name: String(name), maxSdk: max_sdk === null ? null : Number(max_sdk) }
    }),
  })
