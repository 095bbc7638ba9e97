import { type AppItem, AppList } from './app-list.tsx'
import style from './charts.module.css'
import { Icon } from './icon.tsx'

export interface Chart {
  title: string
  /** In the tray of a phone. */
  short: string
  /** Names the list for the tracker. */
  module: string
  href: string
  apps: AppItem[]
}

interface ChartsProps {
  /** Tells the trays of one page apart. */
  name: string
  charts: Chart[]
  /** The words of the link to the whole list. */
  whole: string
}

/** Beside each other; on a phone one of them, chosen by radio buttons, so that it needs no script. */
export function Charts({ name, charts, whole }: ChartsProps) {
  return (
    <div className={style.charts}>
      {charts.map(({ module }, i) => (
        <input key={module} type="radio" name={name} id={`${name}-${i}`} defaultChecked={i === 0} />
      ))}
      <div className={style.tray}>
        {charts.map(({ module, short }, i) => (
          <label key={module} htmlFor={`${name}-${i}`}>
            {short}
          </label>
        ))}
      </div>
      <div className={style.panels}>
        {charts.map(({ title, module, apps, href }) => (
          <section key={module} className={style.panel}>
            <div className={style.head}>
              <h3>{title}</h3>
              <a href={href} aria-label={`${title} ${whole}`}>
                {whole}
                <Icon name="chevron-right" size={16} />
              </a>
            </div>
            <AppList apps={apps} look="ranked" module={module} />
          </section>
        ))}
      </div>
    </div>
  )
}
