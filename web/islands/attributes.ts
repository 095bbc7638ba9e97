import type { Method } from '../../contract/bridge-methods.ts'
import type { Known } from '../../rules/install/known.ts'
import type { HydrateOn } from './hydrate-on.ts'

/** An attribute that is there or not. */
type Set = ''

/**
 * What markup and scripts say to each other by `data-` attributes, under the names of `element.dataset`. Apps, pages and marks
 * for the tracker have modules of their own (contract/app-fields.ts, contract/page-attributes.ts, web/kit/marks.ts).
 */
interface SharedData {
  /** Islands and enhancers: which it is, when it comes alive, whether it needs no React, whether it is alive. */
  island: string
  on: HydrateOn
  alive: Set
  /** JSON, for an enhancer. */
  settings: string
  /** A control that is made to work by another one. */
  by: 'get-app' | 'consent' | 'screenshot-viewer'
  /** A control without plain-HTML work of its own: an early click is kept. */
  replay: Set
  /** Laid out once the browser is idle. */
  late: Set

  /** Controls that get the app: what for, and whether the page names a file. */
  wants: Known['wants']
  package: 'yes' | 'no'
  autoDownload: Set
  /** The place of a control's word, and where the page says what the client is good for. */
  says: Set
  clientHint: Set
  /** What a control says of itself when its download uses the client. */
  usesClient: string
  /** What a control's plan makes of its look. */
  bare: 'true'
  underWay: 'true'
  opens: 'download-popup'
  /** One of several files: its processor, its first API level, its size, and the devices it is for, in words. */
  abi: string
  sdk: string
  bytes: string
  what: string
  /** Files of older versions: their place, and of each its hash and the day on which the store inspected it. */
  older: Set
  hash: string
  checked: string
  /** Where the page says something of the file that a button gives, and that it is for this device. */
  given: 'what' | 'size' | 'hash' | 'version' | 'checked'
  forYou: Set
  /** Where it says which Android is needed. */
  needs: string
  /** Where the page says what comes after a download has begun. */
  started: Set
  again: Set
  /** By what a file is checked, and where that is shown once more. */
  check: 'hash' | 'windows' | 'mac' | 'linux'
  checks: Set
  /** What a button copies. */
  copies: string
  /** A row, and a group of rows, in which compared apps don't differ. */
  same: Set
  /** The menu is at the top of the screen. */
  stuck: Set

  /** The value of a theme button, and a colour around the page. Of <html>: what was chosen. */
  theme: 'light' | 'dark'

  /** The answer that a button of the consent bar gives. */
  answer: 'yes' | 'no'
  /** JSON: the provider of risk control. */
  risk: string

  /** Inside the client native does it, with this JSON; a form, and a panel that fills the screen. */
  native: Method
  payload: string
  flowCheck: Set
  fullScreen: Set
  /** Of the body: sites that native may be sent to. */
  domains: string
  /** Of the whole document: the oldest Android that runs the app. */
  minAndroid: string
  /** Of the body: which view it is, by the name that the tracker reports. */
  view: string

  /** A gift card: its end, what is done to it, its content. The list names its page. */
  until: string
  state: string
  get: Set
  code: Set
  copy: Set
  page: 'gifts' | 'app-gifts' | 'home'

  /** A comment, and the link to more of its replies: how many there are, from which on. */
  commentId: string
  replies: string
  offset: string

  /** Advertisements: which place it is, what closes one, the room that a fixed one takes. */
  place: 'top' | 'middle' | 'bottom'
  close: Set
  spacer: Set

  /** An app as this device remembers it; a list of such apps and its parts. */
  keptId: string
  keptName: string
  keptIcon: string
  keptList: 'seen_apps' | 'wished_apps'
  none: Set
  clear: Set
  drop: string
  remember: Set
  /** The word of a button that has saved an app. */
  saved: Set

  /** Of a page in the place of an app: why it is gone, and the kind for which the client warns its users. */
  gone: string
  withdrawn: string

  /** A slide of the screenshot viewer, counted from 0; where an arrow of the strip turns it. */
  picture: string
  turn: '1' | '-1'

  /** The requirements that a link of the demo's tour shows, for its test. */
  requirements: string

  /** What a suggestion of the search box leads to. */
  kind: string

  /** For styles alone: the first of a ranking, one that has risen, a category of games, a developer who is verified, the head of a cell's column. */
  first: Set
  way: 'up'
  game: Set
  verified: Set
  head: string
}

type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : ''

/** The same as they stand in markup, where a number is as good as its digits. */
export type DataAttributes = {
  [Name in keyof SharedData as `data-${Kebab<Name>}`]?:
    | (string extends SharedData[Name] ? string | number : SharedData[Name])
    | undefined
}

declare global {
  interface DOMStringMap extends Partial<SharedData> {}
}

declare module 'react' {
  interface HTMLAttributes<T> extends DataAttributes {}
}
