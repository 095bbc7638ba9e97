import type { ReactNode } from 'react'
import { More } from '../../../kit/more.tsx'
import { OutsideLink } from '../../../kit/outside-link.tsx'
import { words } from '../../../words/words.ts'
import type { DetailModel } from '../model.ts'
import style from './privacy-list.module.css'
import { DataSafety } from './safety-summary.tsx'

const SHOWN = 3

/** What the developer declares: what the app takes of a visitor and what for, what it sells, and whether it advertises. */
export function PrivacyList({ model }: { model: DetailModel }) {
  const { privacy, purchases, priceRange, declared } = model
  const w = words.security
  return (
    <>
      <DataSafety safety={model.dataSafety} />
      <div className={style.columns}>
        <div>
          {privacy.length > 0 ? (
            <Opening
              items={privacy}
              name={words.privacy.list}
              show={({ title, body, lang }) => (
                <li key={title} lang={lang ?? undefined}>
                  <b>{title}</b>
                  <small>{body}</small>
                </li>
              )}
            />
          ) : (
            <p className={style.declared}>{words.privacy.none}</p>
          )}
        </div>
        <div>
          <p className={style.declared}>
            {w.ads(declared.ads)} · {w.purchases(declared.purchases, priceRange)}
          </p>
          {purchases.length > 0 && (
            <Opening
              items={purchases}
              name={words.info.purchases}
              show={({ title, price, lang }) => (
                <li key={title} className={style.price}>
                  <span lang={lang ?? undefined}>{title}</span>
                  <b>{price}</b>
                </li>
              )}
            />
          )}
        </div>
      </div>
      {model.privacyUrl && (
        <OutsideLink className={style.policy} href={model.privacyUrl}>
          {words.info.privacy}
        </OutsideLink>
      )}
    </>
  )
}

interface OpeningProps<Item> {
  items: Item[]
  name: string
  show: (item: Item) => ReactNode
}

/** The first of them, and the rest on request. */
function Opening<Item>({ items, name, show }: OpeningProps<Item>) {
  const rest = items.slice(SHOWN)
  return (
    <div className={style.opening}>
      <ul className={style.items} aria-label={name}>
        {items.slice(0, SHOWN).map(show)}
      </ul>
      {rest.length > 0 && (
        <More more={words.text.rest(rest.length)}>
          <ul className={style.items}>{rest.map(show)}</ul>
        </More>
      )}
    </div>
  )
}
