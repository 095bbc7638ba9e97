import type { PlacementKind } from '../../../contract/placements.ts'
import { widePicture } from '../../../rules/pictures/sent-picture.ts'
import card from '../../kit/card.module.css'
import { Card } from '../../kit/card.tsx'
import { Icon } from '../../kit/icon.tsx'
import look from '../../kit/look.module.css'
import { useRequest } from '../../kit/request-context.ts'
import { words } from '../../words/words.ts'
import style from './preview.module.css'

/** Shows only the store's own pictures: the console loads nothing from other sites. */
function pictureOf(said: (name: string) => string): string | undefined {
  const key = said('imageKey')
  if (/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(key)) return widePicture(key)
  const address = said('imgUrl')
  return /^\/img\/[\w/-]+\.\w+$/.test(address) ? address : undefined
}

/** What it will look like, about, and where visitors see it. */
export function Preview({ kind, said }: { kind: PlacementKind; said: (name: string) => string }) {
  const { site } = useRequest()
  const picture = pictureOf(said)
  const [app] = /^\d+$/.exec(said('appId')) ?? []
  const path = kind === 'feature' ? '/' : kind === 'collection' ? '/collections' : app && `/apps/${app}`
  return (
    <Card
      id="h-p"
      title={words.placements.preview}
      actions={
        path && (
          <a className={look.smallLink} href={site + path} target="_blank" rel="noreferrer">
            {words.placements.seePlace}
            <Icon name="arrow-up-right" size={14} />
          </a>
        )
      }
    >
      <div className={picture ? style.slot : card.body}>
        {picture && <img src={picture} width="420" height="236" alt="" />}
        <div>
          {said('kicker') && <span className={`${look.small} ${look.block}`}>{said('kicker')}</span>}
          <b className={`${look.large} ${look.strong} ${look.block}`}>
            {said('title') || said('display') || said('adUrl') || '–'}
          </b>
          <span>{said('lead') || said('content') || said('body')}</span>
        </div>
      </div>
    </Card>
  )
}
