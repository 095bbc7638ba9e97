import { collectionPath } from '../../addresses/addresses.ts'
import { AppIcon } from '../../kit/app-icon.tsx'
import { marked } from '../../kit/marks.ts'
import { Picture } from '../../kit/picture.tsx'
import { words } from '../../words/words.ts'
import style from './collection-cards.module.css'
import type { CollectionCard } from './model.ts'

const w = words.collections

interface CollectionCardsProps {
  collections: CollectionCard[]
  /** Names the list for the tracker. */
  module: string
}

/** The first is the large one where there is room. */
export function CollectionCards({ collections, module }: CollectionCardsProps) {
  return (
    <ul className={style.cards} {...marked({ module })}>
      {collections.map((collection, position) => (
        <li
          key={collection.collectionId}
          {...marked({
            card: `collection-${collection.collectionId}`,
            cardType: 'collection',
            position,
          })}
        >
          <a href={collectionPath(collection.collectionId)}>
            <Cover collection={collection} />
            <span className={style.text}>
              <small lang={collection.lang ?? undefined}>
                {[collection.kicker, collection.date].filter(Boolean).join(' · ')}
              </small>
              <b dir="auto" lang={collection.lang ?? undefined}>
                {collection.title}
              </b>
              <span dir="auto" lang={collection.lang ?? undefined}>
                {collection.lead}
              </span>
              <small className={style.count}>{w.count(collection.count)}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Its picture, or the icons of its first apps if it has none. */
function Cover({ collection: { imageKey, icons } }: { collection: CollectionCard }) {
  if (imageKey)
    return (
      <span className={style.cover}>
        <Picture shown={imageKey} size="landscape" width={480} height={190} alt="" loading="lazy" />
      </span>
    )
  return (
    <span className={`${style.cover} ${style.icons}`}>
      {icons.map(({ appId, iconKey }) => (
        <AppIcon key={appId} iconKey={iconKey} side={88} fetch={195} alt="" />
      ))}
    </span>
  )
}
