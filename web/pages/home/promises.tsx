import { Icon } from '../../kit/icon.tsx'
import type { IconName } from '../../kit/icons.ts'
import { Lattice } from '../../kit/lattice.tsx'
import { words } from '../../words/words.ts'
import style from './promises.module.css'

const w = words.home
const icons: IconName[] = ['fingerprint-pattern', 'file-check', 'lock']

/** What the store says of every app. */
export function Promises() {
  return (
    <section className={style.band} data-late="">
      <Lattice />
      <div className={style.inside}>
        <div>
          <h2>{w.promise}</h2>
          <p>{w.promiseWhy}</p>
        </div>
        {w.promises.map(({ title, body }, i) => (
          <div key={title}>
            <Icon name={icons[i] ?? 'shield-check'} size={24} />
            <h3>{title}</h3>
            <p>{body}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
