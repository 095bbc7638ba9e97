import type { CategoryOption } from '../../../data/db/queries/categories/options.ts'
import { AppIcon } from '../../kit/app-icon.tsx'
import look from '../../kit/look.module.css'
import { pictureOf } from '../../kit/picture-field.ts'
import { words } from '../../words/words.ts'
import style from './pictures.module.css'
import { fieldText } from './saying.ts'
import { Thumbnail } from './thumbnail.tsx'

export const isPictures = (name: string): boolean => name === 'screenshots' || name === 'iconKey'

/** What a field says, as people see it. */
export function FieldValue({
  name,
  value,
  categories,
}: {
  name: string
  value: string | string[]
  categories: CategoryOption[]
}) {
  const said = [value].flat().filter(Boolean)
  if (!isPictures(name)) return fieldText(name, value, categories) || '–'
  if (said.length === 0) return words.app.noPictures
  return (
    <span className={`${look.row} ${style.pictures}`}>
      {name === 'iconKey'
        ? said.map(key => <AppIcon key={key} icon={key} size={48} />)
        : said.flatMap((text, i) => {
            const picture = pictureOf(text)
            return picture ? [<Thumbnail key={text} picture={picture} alt={words.app.picture(i + 1)} />] : []
          })}
    </span>
  )
}
