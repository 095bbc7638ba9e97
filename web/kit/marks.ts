/** What the tracker reads from the nearest marked element: a list or panel is a module, each thing in it a card. */
export interface Mark {
  /** Names the list, panel or bar: `related`. */
  module?: string
  /** Names the card permanently: `app-42`. A card is reported as shown once it was on the screen. */
  card?: string
  /** What kind of thing the card is, where its name doesn't begin with that: `banner`, `ad`. */
  cardType?: string
  /** Cards that belong together within the module. */
  cardGroup?: string
  /** The card's place in its module, counted from 0. */
  position?: number
  /** The app that the card is about, where it is not the page's. */
  appId?: number | undefined
  /** What a click on it does, where that is more than following a link. */
  action?: string
  /** What the visitor searched for. */
  keyword?: string | undefined
  /** Which variants of an experiment the visitor sees. */
  ab?: string | undefined
}

export interface MarkData {
  'data-module'?: string | undefined
  'data-card'?: string | undefined
  'data-card-type'?: string | undefined
  'data-card-group'?: string | undefined
  'data-position'?: number | undefined
  'data-app-id'?: number | undefined
  'data-action'?: string | undefined
  'data-keyword'?: string | undefined
  'data-ab'?: string | undefined
}

/** The attributes as they stand in the markup, ready to be spread on a JSX element. */
export function marked(mark: Mark): MarkData {
  return {
    'data-module': mark.module,
    'data-card': mark.card,
    'data-card-type': mark.cardType,
    'data-card-group': mark.cardGroup,
    'data-position': mark.position,
    'data-app-id': mark.appId,
    'data-action': mark.action,
    'data-keyword': mark.keyword,
    'data-ab': mark.ab,
  }
}

/** The card of an app in a list; the group is the order of a list that can be had in several. The client opens it by its package. */
export function appCard(
  { appId, packageName }: { appId: number; packageName: string },
  position: number,
  cardGroup?: string,
): MarkData & { 'data-pname': string } {
  const card = { card: `app-${appId}`, position, appId }
  return { ...marked(cardGroup ? { ...card, cardGroup } : card), 'data-pname': packageName }
}
