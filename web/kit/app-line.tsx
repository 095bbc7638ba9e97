import { appPath } from '../addresses/addresses.ts'
import { AppIcon } from './app-icon.tsx'
import style from './app-line.module.css'
import type { Lang } from './lang.ts'
import { NameIn } from './name-in.tsx'

export interface AppHead {
  appId: number
  name: string
  lang?: Lang
  iconKey: string
}

interface AppLineProps {
  app: AppHead
  /** What the page shows of the app. */
  heading: (app: string) => string
  /** The words of the link back. */
  back: string
}

/** The head of a page that belongs to an app, with the way back to it. */
export function AppLine({ app, heading, back }: AppLineProps) {
  return (
    <div className={style.line}>
      <AppIcon iconKey={app.iconKey} side={64} fetch={130} alt="" eager />
      <div className={style.text}>
        <h1>
          <NameIn sentence={heading} name={app.name} lang={app.lang} />
        </h1>
        <a href={appPath(app.appId)}>{back}</a>
      </div>
    </div>
  )
}
