import { words } from '../../../words/words.ts'
import type { DetailModel } from '../model.ts'
import style from './gift-list.module.css'

export function GiftList({ gifts }: { gifts: DetailModel['gifts'] }) {
  return (
    <ul className={style.gifts}>
      {gifts.map(({ id, title, left, until }) => (
        <li key={id}>
          <b>{title}</b>
          <small>{words.gifts.left(left, until)}</small>
        </li>
      ))}
    </ul>
  )
}
