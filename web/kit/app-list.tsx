import type { ReactNode } from 'react'
import { words } from '../words/words.ts'
import { AppIcon } from './app-icon.tsx'
import style from './app-list.module.css'
import button from './button.module.css'
import { appCard, marked } from './marks.ts'
import { StarMark } from './stars.tsx'

export interface AppItem {
  appId: number
  packageName: string
  name: string
  summary: string
  iconKey: string
  game: boolean
  category: string | undefined
  developer: string | undefined
  score: string | undefined
  downloads: string
  /** undefined: nothing can be downloaded. */
  size: string | undefined
}

/**
 * - `compact`: a narrow column, the summary and the score
 * - `ranked`: a narrow column in its order, the kind and how often it was got
 * - `columns`: three beside each other where there is room
 * - `rows`: one below the other, with all there is to compare
 */
export type AppListLook = 'compact' | 'ranked' | 'columns' | 'rows'

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

/** The one list of apps; a row leads to the app, because what a store must tell stands before the download there. */
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
    <List className={`${style.list} ${style[look]}`} {...marked({ module })}>
      {apps.map((app, i) => (
        <li key={app.appId} {...appCard(app, from + i, order)}>
          <a href={`/apps/${app.appId}`}>
            {numbered && (
              <span className={style.place} data-first={from + i < 3 ? '' : undefined}>
                {from + i + 1}
              </span>
            )}
            <AppIcon iconKey={app.iconKey} side={large ? 64 : 48} fetch={large ? 130 : 100} alt="" />
            <span className={style.text}>
              <b dir="auto">{text(app.name)}</b>
              {look !== 'ranked' && <small dir="auto">{text(app.summary)}</small>}
              {look !== 'compact' && <Facts app={app} look={look} />}
            </span>
            {look === 'compact' && app.score && (
              <span className={style.score}>
                {app.score}
                <StarMark />
              </span>
            )}
            <span className={`${button.button} ${button.small} ${button.soft}`} aria-hidden="true">
              {words.home.look}
            </span>
          </a>
        </li>
      ))}
    </List>
  )
}

/** A narrow row has room for the first two. */
function Facts({ app, look }: { app: AppItem; look: AppListLook }) {
  const more = look === 'rows' ? [app.size, app.category, app.developer] : []
  return (
    <small className={style.facts}>
      {look !== 'ranked' && app.score && (
        <span>
          <StarMark /> {app.score}
        </span>
      )}
      {look === 'ranked' && app.category && <span>{app.category}</span>}
      <span>
        {app.downloads} {words.detail.downloads}
      </span>
      {more.map(
        fact =>
          fact && (
            <span key={fact} className={style.more}>
              {fact}
            </span>
          ),
      )}
    </small>
  )
}
