import { randomBytes } from 'node:crypto'
import type { CollectBatch, CollectEvent } from '../../contract/collect.schema.ts'

/** 24 characters of [0-9a-z]. */
export const madeId = () => randomBytes(12).toString('hex')

export function anEvent(change: Partial<CollectEvent> = {}): CollectEvent {
  return { id: madeId(), at: Date.now(), record: { type: 'page', action: 'view', page: 'detail' }, ...change }
}

/** An event that says that an app was downloaded. */
export const aDownload = (appId: number, channel = ''): CollectEvent =>
  anEvent({
    record: { type: 'event', action: 'download', page: 'detail', appId, channel },
    download: {
      packageName: 'app.qingyu.moss',
      appId,
      appName: 'x',
      resType: 0,
      downloadType: 'direct',
      appOffline: false,
      originalPackageName: '',
      originalAppId: 0,
    },
  })

export function aBatch(events: CollectEvent[], change: Partial<CollectBatch> = {}): CollectBatch {
  return {
    session: { key: madeId(), id: madeId(), uniqueId: '30907000170000000000012345678903' },
    pageType: 'PC',
    sent: Date.now(),
    events,
    ...change,
  }
}
