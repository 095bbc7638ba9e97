import { words } from '../../words/words.ts'
import type { AppModel, Picture } from './edit-model.ts'

/** In their order. Each button carries the whole list as it will be, and is published at once. */
export function Pictures({ model: { pictures, mayEdit } }: { model: AppModel }) {
  return (
    <section className="card" aria-labelledby="h-p">
      <div className="card-h">
        <h2 id="h-p">{words.app.pictures}</h2>
        <span className="t12 ink3">{words.app.picturesSay}</span>
      </div>
      <div className="card-b row row-12 pics">
        {pictures.length === 0 && <p className="ink2">{words.app.noPictures}</p>}
        {pictures.map((picture, i) => (
          <figure key={`${picture.imageKey} ${picture.shownIn}`}>
            <img
              src={`/img/${picture.imageKey}_${picture.width > picture.height ? '320x180' : '180x320'}.webp`}
              width={picture.width > picture.height ? 203 : 64}
              height="114"
              alt={picture.caption || words.app.picture(i + 1)}
              loading="lazy"
            />
            {mayEdit && (
              <figcaption className="row row-6">
                {i > 0 && <Button label={words.app.earlier(i + 1)} sign="←" list={swapped(pictures, i)} />}
                <Button
                  label={words.app.remove(i + 1)}
                  sign="×"
                  list={pictures.filter(one => one !== picture)}
                />
              </figcaption>
            )}
          </figure>
        ))}
      </div>
    </section>
  )
}

const Button = ({ label, sign, list }: { label: string; sign: string; list: Picture[] }) => (
  <button
    className="btn btn-s"
    type="submit"
    form="pictures"
    name="_json"
    value={JSON.stringify({ screenshots: list })}
    aria-label={label}
  >
    {sign}
  </button>
)

const swapped = (pictures: Picture[], i: number): Picture[] => {
  const list = [...pictures]
  list.splice(i - 1, 0, ...list.splice(i, 1))
  return list
}
