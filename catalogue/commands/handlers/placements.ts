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
import { type CommandHandler, columns, commandHandler, putOne, theRow } from '../command-context.ts'
import type { RevisedTable } from '../tables.ts'

const remove = (table: RevisedTable, contract: CommandContract<typeof ad.remove.input>): CommandHandler =>
  commandHandler(contract, async ({ rows }, { id, revision }) => {
    await theRow(rows, table, { id }, revision)
    if (table === 'collections') await rows.replace('collection_apps', { collection_id: id }, [])
    await rows.remove(table, [{ id }])
    return undefined
  })

const putCollection = commandHandler(collection.put, async (work, { apps, ...fields }) => {
  const collection_id = await putOne(work, 'collections', columns(fields))
  const members = apps?.map(({ app, ...said }, position) => ({
    collection_id,
    app_id: app,
    position,
    ...said,
  }))
  if (members) await work.rows.replace('collection_apps', { collection_id }, members)
  return { id: collection_id }
})

export const placementHandlers: CommandHandler[] = [
  commandHandler(ad.put, async (work, fields) => ({
    id: await putOne(work, 'ad_locations', columns(fields)),
  })),
  remove('ad_locations', ad.remove),
  commandHandler(banner.put, async (work, fields) => ({
    id: await putOne(work, 'brand_banners', columns(fields)),
  })),
  remove('brand_banners', banner.remove),
  commandHandler(feature.put, async (work, fields) => ({
    id: await putOne(work, 'features', columns(fields)),
  })),
  remove('features', feature.remove),
  commandHandler(notice.put, async (work, fields) => ({
    id: await putOne(work, 'notices', columns(fields)),
  })),
  remove('notices', notice.remove),
  commandHandler(gift.put, async (work, fields) => ({
    id: await putOne(work, 'gift_cards', columns(fields)),
  })),
  remove('gift_cards', gift.remove),
  commandHandler(downloadConfig.put, async (work, fields) => ({
    id: await putOne(work, 'download_configs', columns(fields)),
  })),
  remove('download_configs', downloadConfig.remove),
  putCollection,
  remove('collections', collection.remove),
]
