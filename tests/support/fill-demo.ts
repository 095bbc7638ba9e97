import type { Inspected } from '../../catalogue/commands/inspection/keep-inspection.ts'
import { buildCatalogue } from '../../demo/catalogue.ts'
import { fillDatabase } from '../../demo/database.ts'
import type { Rows } from '../../demo/model.ts'
import { plainFacts } from './packages/plain-facts.ts'

/** Fills a database with the rows of the demo. Its packages are taken as inspected: to hash them takes half a minute. */
export const fillDemo = (url: string, rows: Rows = buildCatalogue().rows, mark = 'a test'): Promise<void> =>
  fillDatabase(url, rows, inspectionsOf(rows), mark)

function inspectionsOf({ apps, versions, packages }: Rows): Inspected[] {
  const names = new Map(apps.map(({ id, package_name }) => [id, String(package_name)]))
  const versionOf = new Map(versions.map(version => [version.id, version]))
  return packages.map(({ version_id, sha256, size, signer_sha256 }) => {
    const version = versionOf.get(version_id ?? null)
    const signer = {
      sha256: String(signer_sha256).slice(2),
      subject: 'CN=Demo',
      key: 'rsa',
      bits: 2048,
    } as const
    return {
      sha256: String(sha256).slice(2),
      size: Number(size),
      inspection: {
        facts: {
          ...plainFacts,
          packageName: names.get(version?.app_id ?? null) ?? '',
          versionCode: String(version?.version_code),
          versionName: null,
        },
        bands: [{ from: 1, to: null, scheme: 'v2', signers: [{ ...signer, notBefore: '', notAfter: '' }] }],
        lineage: [],
        algorithms: [],
        findings: [],
      },
    }
  })
}
