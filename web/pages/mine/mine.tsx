import { MyApps } from '../../features/mine/my-apps.tsx'
import { Page } from '../../shell/page.tsx'
import { words } from '../../words/words.ts'
import style from './mine.module.css'

const w = words.mine

/** One page for everyone: what is theirs is filled in by their own browser. */
export function Mine() {
  return (
    <Page
      sheet="aside"
      heading={w.heading}
      title={w.title}
      description={w.lead}
      header={{ current: 'mine' }}
      className={style.page}
    >
      <h1>{w.heading}</h1>
      <p>{w.lead}</p>
      <noscript>
        <p className={style.note}>{w.noScript}</p>
      </noscript>
      <MyApps list="wished_apps" heading={w.wishedList} none={w.noWished} />
      <MyApps list="seen_apps" heading={w.seenList} none={w.noSeen} />
    </Page>
  )
}
