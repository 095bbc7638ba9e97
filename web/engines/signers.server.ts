import type { SignersFile } from '../../contract/signers.schema.ts'
import type { Database } from '../../data/db/database.ts'
import { findSigners, type SignedVersion, type Signers } from '../../data/db/queries/signers.ts'
import type { TextFile } from '../../server/pages/page.ts'
import { signersPath } from '../addresses/addresses.ts'
import { readIdParam } from '../pages/answers.server.ts'
import { periodsOf } from '../pages/history/signing-periods.server.ts'

/** For programs that check signers: the same in every language. */
export const signers = (db: Database): TextFile => ({
  path: signersPath(':app'),
  type: 'application/json; charset=utf-8',
  async answer({ app }) {
    const appId = readIdParam(app)
    const found = appId === undefined ? undefined : await findSigners(db, appId)
    if (found?.status !== 'live') return undefined
    return { body: JSON.stringify(fileOf(found)), tags: [`app-${appId}`] }
  },
})

function fileOf(found: Signers): SignersFile {
  return {
    packageName: found.packageName,
    signers: periodsOf(found).map(({ first, last, versions, came }) => ({
      sha256: last.signer,
      subject: last.subject ?? null,
      first: named(first),
      last: named(last),
      versions,
      came: came ?? null,
    })),
    versions: found.versions.map(version => ({
      ...named(version),
      files: version.files.map(({ abi, sha256, signer, verifiedAt, lineage }) => ({
        abi,
        sha256,
        signer,
        lineage,
        checkedAt: verifiedAt === null ? null : new Date(verifiedAt).toISOString(),
      })),
    })),
  }
}

const named = ({ code, name, releasedAt }: SignedVersion) => ({
  versionCode: code,
  versionName: name,
  releasedAt: new Date(releasedAt).toISOString(),
})
