import { compareWithPath, MAX_COMPARED } from '../../addresses/compare.ts'
import button from '../../kit/button.module.css'
import { Crumbs } from '../../kit/crumbs.tsx'
import { Icon } from '../../kit/icon.tsx'
import page from '../../kit/page.module.css'
import { Page } from '../../shell/page.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { words } from '../../words/words.ts'
import style from './compare.module.css'
import { CompareTable } from './compare-table.tsx'
import type { CompareModel } from './model.ts'

const w = words.compare

/** Both page types share it: on a narrow screen the name of each row is above its cells. */
export function Compare({ model }: ViewProps<CompareModel>) {
  const { apps, gone } = model
  const names = w.apps(apps.map(({ name }) => name))
  return (
    <Page
      sheet="compare"
      heading={w.heading}
      title={w.title(names)}
      description={w.lead}
      className={page.wrap}
    >
      <Crumbs trail={[]} here={w.heading} />
      <h1>{w.heading}</h1>
      <p className={page.lead}>{w.lead}</p>
      {gone > 0 && <p className={page.lead}>{w.gone(gone)}</p>}
      <div className={style.compare}>
        <input className={`sr ${style.toggle}`} type="checkbox" id="differing" autoComplete="off" />
        <label className={style.label} htmlFor="differing">
          <span className={style.box}>
            <Icon name="check" size={16} />
          </span>
          {w.differing}
        </label>
        <CompareTable model={model} />
      </div>
      {apps.length < MAX_COMPARED && (
        <a
          className={`${button.button} ${button.soft}`}
          href={compareWithPath(apps.map(({ appId }) => appId))}
          rel="nofollow"
        >
          {w.add}
        </a>
      )}
    </Page>
  )
}
