import type { PlacementKind } from '../../../contract/placements.ts'
import type { words } from '../../words/words.ts'

export interface PlacementField {
  /** As the command names it. */
  name: keyof typeof words.placements.fields
  as:
    | 'text'
    | 'lines'
    | 'number'
    | 'time'
    | 'yes'
    | 'spot'
    | 'pageType'
    | 'downloadType'
    | 'locale'
    | 'picture'
  needed?: true
  /** Whether it is said in other languages too. */
  isSaid?: true
}

const SPAN: PlacementField[] = [
  { name: 'startsAt', as: 'time' },
  { name: 'endsAt', as: 'time' },
]

interface PlacementForm {
  put: string
  remove: string
  fields: PlacementField[]
  /** Whether it ends by a time that can be set to now. */
  canEnd?: true
}

/** What is asked for each of them; the commands say what is right (contract/commands/placements.schema.ts). */
export const FORMS: Record<PlacementKind, PlacementForm> = {
  ad: {
    put: 'ad.place',
    remove: 'ad.remove',
    canEnd: true,
    fields: [
      { name: 'adLocationType', as: 'spot', needed: true },
      { name: 'pageType', as: 'pageType' },
      { name: 'appId', as: 'text' },
      { name: 'adUrl', as: 'text', needed: true },
      { name: 'imgUrl', as: 'text', needed: true },
      ...SPAN,
    ],
  },
  banner: {
    put: 'banner.place',
    remove: 'banner.remove',
    canEnd: true,
    fields: [
      { name: 'appId', as: 'text' },
      { name: 'locale', as: 'locale' },
      { name: 'title', as: 'text', needed: true, isSaid: true },
      { name: 'body', as: 'lines', isSaid: true },
      { name: 'imageKey', as: 'text', needed: true },
      { name: 'url', as: 'text', needed: true },
      ...SPAN,
    ],
  },
  feature: {
    put: 'feature.place',
    remove: 'feature.remove',
    canEnd: true,
    fields: [
      { name: 'appId', as: 'text' },
      { name: 'locale', as: 'locale' },
      { name: 'kicker', as: 'text', isSaid: true },
      { name: 'title', as: 'text', needed: true, isSaid: true },
      { name: 'body', as: 'lines', isSaid: true },
      { name: 'imageKey', as: 'text', needed: true },
      { name: 'url', as: 'text', needed: true },
      { name: 'position', as: 'number' },
      { name: 'ad', as: 'yes' },
      ...SPAN,
    ],
  },
  notice: {
    put: 'notice.put',
    remove: 'notice.remove',
    canEnd: true,
    fields: [
      { name: 'appId', as: 'text', needed: true },
      { name: 'locale', as: 'locale' },
      { name: 'body', as: 'text', needed: true, isSaid: true },
      { name: 'url', as: 'text' },
      { name: 'position', as: 'number' },
      ...SPAN,
    ],
  },
  gift: {
    put: 'gift.put',
    remove: 'gift.remove',
    fields: [
      { name: 'appId', as: 'text', needed: true },
      { name: 'locale', as: 'locale' },
      { name: 'title', as: 'text', needed: true, isSaid: true },
      { name: 'content', as: 'lines', needed: true, isSaid: true },
      { name: 'code', as: 'text' },
      { name: 'remaining', as: 'number', needed: true },
      { name: 'total', as: 'number', needed: true },
      { name: 'validUntil', as: 'time', needed: true },
      { name: 'sourceUrl', as: 'text', needed: true },
    ],
  },
  collection: {
    put: 'collection.put',
    remove: 'collection.remove',
    canEnd: true,
    fields: [
      { name: 'locale', as: 'locale' },
      { name: 'kicker', as: 'text', isSaid: true },
      { name: 'title', as: 'text', needed: true, isSaid: true },
      { name: 'lead', as: 'lines', isSaid: true },
      { name: 'body', as: 'lines', isSaid: true },
      { name: 'imageKey', as: 'text' },
      { name: 'position', as: 'number' },
      ...SPAN,
    ],
  },
  'download-config': {
    put: 'download-config.put',
    remove: 'download-config.remove',
    fields: [
      { name: 'appId', as: 'text' },
      { name: 'pageType', as: 'pageType' },
      { name: 'display', as: 'text', needed: true },
      { name: 'downloadType', as: 'downloadType', needed: true },
      { name: 'downloadUrl', as: 'text' },
      { name: 'ch', as: 'text' },
    ],
  },
}
