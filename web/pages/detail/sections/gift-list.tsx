import { appGiftsPath } from '../../../addresses/gifts.ts'
import { marked } from '../../../kit/marks.ts'
import { words } from '../../../words/words.ts'
import type { DetailModel } from '../model.ts'
import style from './gift-list.module.css'
import seeAll from './see-all.module.css'

export function GiftList({ appId, gifts }: { appId: number; gifts: DetailModel['gifts'] }) {
  const all = appGiftsPath(appId)
  return (
    <>
      <ul className={style.gifts} {...marked({ module: 'gifts' })}>
        {gifts.map(({ id, title, lang, left, until }, position) => (
          <li key={id} {...marked({ card: `gift-${id}`, cardType: 'gift', position })}>
            <a href={`${all}#gift-${id}`}>
              <b lang={lang ?? undefined}>{title}</b>
              <small>{words.gifts.left(left, until)}</small>
            </a>
          </li>
        ))}
      </ul>
      <a className={seeAll.all} href={all}>
        {words.giftPage.all}
      </a>
    </>
  )
}
