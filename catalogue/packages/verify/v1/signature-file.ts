import { must } from '../bad-signature.ts'
import { SINCE } from '../judge-block.ts'
import { digestHolds } from './digests.ts'
import { readSections, type Section } from './sections.ts'

/** The package's list of its files, each with a digest. */
export interface Manifest {
  bytes: Buffer
  main: Section | undefined
  byName: Map<string, Section>
}

/** What a signer signs: a list of the same files, each with the digest of its section in the manifest. */
export interface SignatureFile {
  /** Schemes that the package was signed by, too. */
  schemes: number[]
  names: ReadonlySet<string>
}

export function readManifest(bytes: Buffer): Manifest {
  const [main, ...sections] = readSections(bytes)
  return { bytes, main, byName: nameAll(sections) }
}

/** Throws if the manifest isn't the one that was signed. */
export function readSignatureFile(bytes: Buffer, manifest: Manifest): SignatureFile {
  const [main, ...sections] = readSections(bytes)
  must(main?.values.has('signature-version') === true, 'v1-file-broken')
  const byName = nameAll(sections)
  const isWhole = digestHolds(main, '-digest-manifest', [manifest.bytes]) === true
  const mainPart = manifest.main ? [manifest.main.bytes] : []
  must(digestHolds(main, '-digest-manifest-main-attributes', mainPart) !== false, 'v1-manifest-changed')
  if (!isWhole)
    for (const [name, section] of byName) {
      const listed = manifest.byName.get(name)
      must(
        listed !== undefined && digestHolds(section, '-digest', [listed.bytes]) === true,
        'v1-manifest-changed',
      )
    }
  return { schemes: schemesIn(main), names: new Set(byName.keys()) }
}

/** If newer schemes were stripped from the package, platforms that know them must not fall back to this one. */
export function mustNotBeStripped({ schemes }: SignatureFile, platform: number): void {
  must(!(platform >= SINCE.v2 && schemes.includes(2)), 'v2-stripped')
  must(!(platform >= SINCE.v3 && schemes.includes(3)), 'v3-stripped')
}

function schemesIn({ values }: Section): number[] {
  const said = values.get('x-android-apk-signed') ?? ''
  return said.split(',').map(id => Number.parseInt(id.trim(), 10))
}

function nameAll(sections: Section[]): Map<string, Section> {
  const byName = new Map<string, Section>()
  for (const section of sections) {
    must(section.name !== undefined, 'v1-section-unnamed')
    must(!byName.has(section.name), 'v1-section-twice')
    byName.set(section.name, section)
  }
  return byName
}
