import type { CollectBatch } from '../../../contract/collect.schema.ts'
import { aBatch, anEvent } from '../../support/batches.ts'

const TYPES = ['page', 'click', 'show', 'show', 'show', 'event'] as const
const CHANNELS = ['BAIDU', 'SM', 'TOUTIAO', ''] as const

/** As pages of a store send them: mostly cards that were seen. */
export function someBatches(count: number, eventsEach: number, site: string): CollectBatch[] {
  return Array.from({ length: count }, (_, b) =>
    aBatch(
      Array.from({ length: eventsEach }, (_, i) => {
        const appId = (b * 7919 + i * 104_729) % 5000
        return anEvent({
          record: {
            type: TYPES[i % TYPES.length] ?? 'show',
            action: 'view',
            page: 'detail',
            module: 'related',
            appId,
            appName: '青屿笔记',
            resType: 0,
            versionId: appId * 10,
            position: i,
            cardId: `app-${appId}`,
            cardType: 'app',
            channel: CHANNELS[b % CHANNELS.length] ?? '',
            referrer: 'https://www.baidu.com/link',
            url: `${site}/apps/${appId}`,
          },
        })
      }),
    ),
  )
}
