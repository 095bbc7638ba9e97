import { appPath } from '../../addresses/addresses.ts'
import { AppIcon } from '../../kit/app-icon.tsx'
import { appCard, marked } from '../../kit/marks.ts'
import { Picture } from '../../kit/picture.tsx'
import { StarMark } from '../../kit/stars.tsx'
import style from './game-cards.module.css'
import type { GameItem } from './model.ts'

export function GameCards({ games }: { games: GameItem[] }) {
  return (
    <ul className={style.cards} {...marked({ module: 'home-games' })}>
      {games.map((game, i) => (
        <li key={game.appId} {...appCard(game, i)}>
          <a href={appPath(game.appId)}>
            <span className={style.picture}>
              {game.pictureKey && (
                <Picture
                  shown={game.pictureKey}
                  size="landscape"
                  width={264}
                  height={148}
                  alt=""
                  loading="lazy"
                />
              )}
            </span>
            <span className={style.line}>
              <AppIcon iconKey={game.iconKey} side={48} fetch={100} alt="" />
              <span className={style.text}>
                <b dir="auto" lang={game.lang ?? undefined}>
                  {game.name}
                </b>
                <small>
                  {game.score && (
                    <>
                      <StarMark /> {game.score}
                    </>
                  )}
                  {game.category && <span lang={game.categoryLang ?? undefined}>{game.category}</span>}
                </small>
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
