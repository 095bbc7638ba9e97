import { homePath } from '../../addresses/addresses.ts'
import { Enhanced } from '../../islands/enhanced.tsx'
import { words } from '../../words/words.ts'
import type { KeptList } from './kept-apps.ts'
import myApps from './my-apps.enhancer.ts'
import style from './my-apps.module.css'

const w = words.mine

interface MyAppsProps {
  list: KeptList
  heading: string
  none: string
}

/** Empty as the server makes it; only a script can read what the device remembers. */
export function MyApps({ list, heading, none }: MyAppsProps) {
  return (
    <section className="needs-script">
      <Enhanced by={myApps} on="load" data={{ 'data-kept-list': list }}>
        <div className={style.head}>
          <h2>{heading}</h2>
          <button type="button" data-clear="" hidden>
            {w.clear}
          </button>
        </div>
        {list === 'seen_apps' && (
          <label className={style.remember}>
            <input type="checkbox" data-remember="" defaultChecked /> {w.remember}
          </label>
        )}
        <p className={style.none} data-none="" tabIndex={-1} hidden>
          {none}
        </p>
        <ul className={style.apps} />
        <template>
          <li>
            <a href={homePath}>
              <img alt="" width={48} height={48} loading="lazy" />
              <b dir="auto" />
            </a>
            <button type="button" data-drop="">
              {w.drop}
            </button>
          </li>
        </template>
      </Enhanced>
    </section>
  )
}
