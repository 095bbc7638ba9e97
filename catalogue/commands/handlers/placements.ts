import type { z } from 'zod'
import type { CommandContract } from '../../../contract/commands/command.ts'
import {
  ad,
  banner,
  collection,
  downloadConfig,
  feature,
  gift,
  notice,
} from '../../../contract/commands/placements.schema.ts'
import {
  type CommandContext,
  type CommandHandler,
  columns,
  commandHandler,
  theRow,
} from '../command-context.ts'
import type { TableName } from '../tables.ts'
import { putOne } from './taxonomy.ts'

interface Again {
  id?: number | undefined
  revision?: number | undefined
}

const placed = (
  table: TableName,
  {
    put,
    remove,
    needed,
  }: { put: CommandContract<z.ZodObject>; remove: CommandContract<z.ZodObject>; needed: string[] },
): CommandHandler[] => [
  commandHandler(put, async (work, input) => {
    const { id, revision, ...fields } = input as Again & Record<string, unknown>
    return { id: await putOne(work, table, { id, revision }, columns(fields), needed) }
  }),
  removing(table, remove),
]

const removing = (table: TableName, contract: CommandContract, children?: TableName): CommandHandler =>
  commandHandler(contract, async ({ rows }, input) => {
    const { id, revision } = input as { id: number; revision?: number }
    await theRow(rows, table, { id }, revision)
    if (children) await rows.remove(children, await rows.find(children, { collection_id: id }))
    await rows.remove(table, [{ id }])
    return undefined
  })

interface Member {
  app: number
  note: string
  translations?: unknown
}

async function putMembers({ rows }: CommandContext, collection_id: number, members: Member[]): Promise<void> {
  const wanted = members.map(({ app, ...said }, position) => ({
    collection_id,
    app_id: app,
    position,
    ...columns(said),
  }))
  await rows.replace('collection_apps', { collection_id }, wanted)
}

const putCollection = commandHandler(
  collection.put,
  async (work, { id: given, revision, apps, ...fields }) => {
    const id = await putOne(work, 'collections', { id: given, revision }, columns(fields), collection.needed)
    if (apps) await putMembers(work, id, apps)
    return { id }
  },
)

export const placementHandlers: CommandHandler[] = [
  ...placed('ad_locations', ad),
  ...placed('brand_banners', banner),
  ...placed('features', feature),
  ...placed('notices', notice),
  ...placed('gift_cards', gift),
  ...placed('download_configs', downloadConfig),
  putCollection,
  removing('collections', collection.remove, 'collection_apps'),
]
