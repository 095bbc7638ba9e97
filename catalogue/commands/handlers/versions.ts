import type { z } from 'zod'
import { versionPublish, versionPut, versionWithdraw } from '../../../contract/commands/version.schema.ts'
import { type CommandContext, columns, commandHandler } from '../command-context.ts'
import { refused } from '../refused.ts'
import { publishFiles } from './publish-files.ts'
import { theVersion, writeVersion } from './write-version.ts'

const put = commandHandler(
  versionPut,
  async (work, { app, versionCode, revision, permissions, texts = {}, ...fields }) => {
    const there = await theVersion(work, app, versionCode, revision)
    if (!there && !fields.versionName) throw refused('version.name-required', {})
    const { versionName, minSdk, targetSdk } = fields
    const isRead = [versionName, minSdk, targetSdk, permissions].some(one => one !== undefined)
    if (isRead && there && there.state !== 'draft' && (await filesOf(work, there)).length > 0)
      throw refused('version.read-from-files', {}, there)
    const key = { app_id: app, version_code: versionCode }
    const parts = { fields: columns(fields), permissions, texts }
    return { version: await writeVersion(work, key, there, parts) }
  },
  async (rows, inputs) => {
    await rows.lookAhead(
      'apps',
      inputs.map(({ app }) => ({ id: app })),
    )
    const versions = inputs.map(({ app, versionCode }) => ({ app_id: app, version_code: versionCode }))
    await rows.reserve('versions', await rows.lookAhead('versions', versions))
  },
)

const publish = commandHandler(versionPublish, async (work, given) => {
  const { app, versionCode, revision, texts = {} } = given
  if (given.files) return publishFiles(work, { ...given, files: given.files, texts })
  if (app === undefined || versionCode === undefined) throw refused('version.target-required', {})
  const there = await theVersion(work, app, versionCode, revision)
  // Judged again, like uploaded files.
  const files = there ? await filesOf(work, there) : []
  if (files.length > 0) return publishFiles(work, { app, versionCode, files, texts })
  return offer(work, 'published', { app, versionCode, revision, texts })
})

const filesOf = async ({ rows }: CommandContext, version: { id: number }): Promise<string[]> =>
  (await rows.find('packages', { version_id: version.id })).map(({ sha256 }) => sha256.slice(2))

const withdraw = commandHandler(versionWithdraw, (work, given) =>
  offer(work, 'withdrawn', { ...given, texts: {} }),
)

type OfVersion = z.infer<typeof versionWithdraw.input> & { texts: Record<string, string | null> }

async function offer(
  work: CommandContext,
  state: 'published' | 'withdrawn',
  { app, versionCode, revision, texts }: OfVersion,
): Promise<undefined> {
  const there = await theVersion(work, app, versionCode, revision)
  if (!there) throw refused('version.absent', { app, versionCode })
  if (state === 'withdrawn' && there.state === 'draft') throw refused('version.is-draft', {}, there)
  await writeVersion(work, { app_id: app, version_code: versionCode }, there, { fields: { state }, texts })
  return undefined
}

export const versionHandlers = [put, publish, withdraw]
