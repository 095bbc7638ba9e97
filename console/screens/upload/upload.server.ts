import { z } from 'zod'
import { findInspections } from '../../../catalogue/commands/inspection/keep-inspection.ts'
import { Refused } from '../../../catalogue/commands/refused.ts'
import { runCommand } from '../../../catalogue/commands/run-commands.ts'
import { versionPublish } from '../../../contract/commands/version.schema.ts'
import type { Finding } from '../../../contract/packages/inspection.schema.ts'
import type { Database } from '../../../data/db/database.ts'
import { appOfUpload, uploadsBeside, uploadsOfPerson } from '../../../data/db/queries/uploads/inspected.ts'
import { viewOf } from '../../kit/view.ts'
import type { Person } from '../../server/access/sessions.ts'
import { text } from '../../server/query.ts'
import { openPieces, piecesDir } from '../../server/uploads/pieces.ts'
import { defineScreen } from '../define-screen.server.ts'
import type { UploadedVersion } from './model.ts'
import type { uploadView } from './upload.tsx'

export const upload = defineScreen({
  path: '/upload',
  query: z.object({ at: text() }),
  roles: versionPublish.roles,
  view: viewOf<typeof uploadView>('uploadView'),
  async load({ db, deps, person, query, locale }) {
    const pieces = openPieces(piecesDir(deps.files, deps.config.site.mediaDir))
    const rows = await uploadsOfPerson(db, { staff: person.id, locale })
    const lines = await Promise.all(
      rows.map(async row => ({
        ...row,
        received: row.sha256 === null ? await pieces.received(row.id) : row.size,
      })),
    )
    const chosen = rows.find(({ id }) => id === query.at) ?? rows.find(({ sha256 }) => sha256 !== null)
    return {
      uploads: lines,
      current: chosen?.sha256 ? await versionOf(db, chosen.id, chosen.sha256, person, locale) : undefined,
    }
  },
})

/** The version that this file is of, with the files for other processors that were sent beside it. */
async function versionOf(
  db: Database,
  id: string,
  sha256: string,
  person: Person,
  locale: string,
): Promise<UploadedVersion | undefined> {
  const [seen] = await findInspections(db, [sha256])
  if (!seen) return undefined
  const { facts, findings } = seen.inspection
  const base = {
    id,
    sha256,
    size: seen.size,
    facts: facts && {
      packageName: facts.packageName,
      versionCode: facts.versionCode,
      versionName: facts.versionName ?? facts.versionCode,
      minSdk: facts.minSdk,
      targetSdk: facts.targetSdk,
    },
  }
  if (!facts) return { ...base, findings, files: [], app: undefined, canPublish: false }
  const hashes = await hashesBeside(db, sha256, facts)
  const files = (await findInspections(db, hashes)).flatMap(one =>
    one ? [{ sha256: one.sha256, size: one.size, abi: abiOf(one.inspection.facts?.abis) }] : [],
  )
  // The last that was sent for a processor is the one that is meant, and this one before all.
  const byAbi = [...new Map(files.map(file => [file.abi, file])).values()]
  const [app] = await appOfUpload(db, { packageName: facts.packageName, locale })
  const told = app && (await tryOut(db, person, app.id, byAbi))
  return {
    ...base,
    files: byAbi,
    app,
    findings: told?.findings ?? findings,
    canPublish: told?.canPublish ?? false,
  }
}

const abiOf = (abis: string[] = []) => (abis.length === 1 ? String(abis[0]) : 'universal')

async function hashesBeside(
  db: Database,
  sha256: string,
  { packageName, versionCode }: { packageName: string; versionCode: string },
): Promise<string[]> {
  const rows = await uploadsBeside(db, { packageName, versionCode, sha256 })
  return [...rows.map(row => row.sha256), sha256]
}

/** What would be said if it were published now, by the command that does it. */
async function tryOut(
  db: Database,
  { name, role }: Person,
  app: number,
  files: { sha256: string }[],
): Promise<{ findings: Finding[]; canPublish: boolean } | undefined> {
  const input = { app, files: files.map(({ sha256 }) => sha256) }
  try {
    const { made } = await runCommand(
      db,
      { command: versionPublish.name, input, actor: name, role },
      { dryRun: true },
    )
    return { findings: (made[0]?.findings ?? []) as Finding[], canPublish: true }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return error.why === 'package' ? { findings: error.now as Finding[], canPublish: false } : undefined
  }
}
