import type { ReactNode } from 'react'
import { appPath } from '../addresses/addresses.ts'
import { locale, words } from '../words/words.ts'
import { AppIcon } from './app-icon.tsx'
import type { AppItem } from './app-item.ts'
import style from './app-list.module.css'
import type { Lang } from './lang.ts'
import { appCard, marked } from './marks.ts'
import { StarMark } from './stars.tsx'

export type { AppItem } from './app-item.ts'

/**
 * - `compact`: a narrow column, the score and the summary
 * - `ranked`: a narrow column in its order, with what it is sorted by
 * - `columns`: three beside each other where there is room
 * - `rows`: one below the other, with all there is to compare
 */
type AppListLook = 'compact' | 'ranked' | 'columns' | 'rows'

interface AppListProps {
  apps: AppItem[]
  look: AppListLook
  /** Names the list for the tracker. */
  module: string
  /** The order, where there are several to choose from. */
  order?: string
  /** How many stand on the pages before this one. */
  from?: number
  /** Says the place of each in the order. */
  numbered?: boolean
  /** The words of a name or a summary, where a part of them is to be marked. */
  text?: (text: string) => ReactNode
}

/** The one list of apps. The row is the link, and leads to the app: its page has what a visitor must know before the download. */
export function AppList({
  apps,
  look,
  module,
  order,
  from = 0,
  numbered = look === 'ranked',
  text = words => words,
}: AppListProps) {
  const large = look === 'columns' || look === 'rows'
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={[style.list, style[look]].filter(Boolean).join(' ')} {...marked({ module })}>
      {apps.map((app, i) => (
        <li key={app.appId} {...appCard(app, from + i, order)}>
          <a href={appPath(app.appId)}>
            {numbered && <Place place={app.place ?? from + i + 1} move={app.move} />}
            <AppIcon iconKey={app.iconKey} side={large ? 64 : 48} fetch={large ? 130 : 100} alt="" />
            <span className={style.text}>
              <b dir="auto" lang={app.lang ?? undefined}>
                {text(app.name)}
                {app.fresh && <i lang={app.lang ? locale : undefined}>{words.lists.fresh}</i>}
              </b>
              {large && (
                <small dir="auto" lang={app.summaryLang ?? undefined}>
                  {text(app.summary)}
                </small>
              )}
              <Facts app={app} look={look} />
            </span>
            <Why app={app} plain={look === 'rows' && !order} />
          </a>
        </li>
      ))}
    </List>
  )
}

function Place({ place, move }: { place: number; move: AppItem['move'] }) {
  return (
    <span className={style.place} data-first={place <= 3 ? '' : undefined}>
      {place}
      {move !== undefined && <Move by={move} />}
    </span>
  )
}

function Move({ by }: { by: number | 'new' }) {
  const { fresh, moved } = words.lists
  const way = by === 'new' || by > 0 ? 'up' : undefined
  return (
    <>
      <small data-way={way} aria-hidden="true">
        {by === 'new' ? fresh : by === 0 ? '–' : `${by > 0 ? '↑' : '↓'}${Math.abs(by)}`}
      </small>
      <span className="sr">{moved(by)}</span>
    </>
  )
}

type Fact = [text: string | undefined, lang?: Lang]

/** Each row starts with what rows differ by most. */
function Facts({ app, look }: { app: AppItem; look: AppListLook }) {
  const summary: Fact = [app.summary, app.summaryLang]
  const category: Fact = [app.category, app.categoryLang]
  const facts: Fact[] = {
    compact: [summary],
    ranked: [category],
    columns: [[app.size] satisfies Fact],
    rows: [category, [app.size] satisfies Fact, [app.developer] satisfies Fact],
  }[look]
  return (
    <small className={style.facts}>
      {app.score && (
        <span className={style.score}>
          <StarMark />
          {app.score}
        </span>
      )}
      {facts.map(
        ([fact, lang]) =>
          fact && (
            <span key={fact} dir="auto" lang={lang ?? undefined}>
              {fact}
            </span>
          ),
      )}
    </small>
  )
}

/** Bold where the list is sorted by it; how often an app was got says something in any order. */
function Why({ app: { figure, downloads }, plain }: { app: AppItem; plain: boolean }) {
  const shown = figure ?? (plain ? { value: downloads, label: words.detail.downloads(downloads) } : undefined)
  if (!shown) return null
  return (
    <span className={style.why}>
      {figure ? <b>{shown.value}</b> : shown.value}
      <small>{shown.label}</small>
    </span>
  )
}
