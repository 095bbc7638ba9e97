import type { LoggingRecord } from '../../../contract/logging-record.ts'
import { readIdAttribute, readResourceType } from '../../../contract/page-attributes.ts'

export type Loose<T> = { [Name in keyof T]?: T[Name] | undefined }

/** Attributes around an element, each from the nearest that has it; those of the whole page may be anywhere. */
export function readMarks(element: Element): Loose<LoggingRecord> {
  const near = (name: string) => element.closest<HTMLElement>(`[data-${name}]`)?.dataset
  const ofPage = (name: string) => element.ownerDocument.querySelector<HTMLElement>(`[data-${name}]`)?.dataset
  const card = near('card')
  const position = near('position')?.position
  return {
    ...readApp(near('app-id')),
    module: near('module')?.module,
    cardId: card?.card,
    // A card named app-42 is an app.
    cardType: card?.cardType ?? card?.card?.split('-')[0],
    cardGroup: card?.cardGroup,
    position: position === undefined ? undefined : readIdAttribute(position),
    keyword: (near('keyword') ?? ofPage('keyword'))?.keyword,
    ab: (near('ab') ?? ofPage('ab'))?.ab,
  }
}

/** Of a download control, of a card, or of the page. */
function readApp(data: DOMStringMap | undefined): Loose<LoggingRecord> {
  if (!data) return {}
  const type = data.rtype ?? data.resType
  return {
    appId: readIdAttribute(data.appId),
    appName: data.name ?? data.title,
    resType: type === undefined ? undefined : readResourceType(type),
    versionId: readIdAttribute(data.vid) || undefined,
  }
}
