import type { Lang } from '../../kit/lang.ts'
import { words } from '../../words/words.ts'
import type { DetailModel } from './model.ts'

/** What the page is, in the line or two that search engines show below its title. */
export function describe({ app, summary, developer, download }: DetailModel): string {
  return words.detail.description({
    app: app.name,
    version: app.versionName,
    summary,
    size: download?.size,
    developer: developer?.name,
  })
}

/** What the app says of itself, and in which language; that it says nothing is said, in the page's own. */
export const saidOf = ({
  description,
  descriptionLang,
}: DetailModel): { paragraphs: string[]; lang?: Lang } =>
  description.length > 0
    ? { paragraphs: description, lang: descriptionLang }
    : { paragraphs: [words.detail.noDescription] }

/** The widest first. */
export const categoriesOf = ({ aboveCategory, category }: DetailModel) =>
  [aboveCategory, category].flatMap(one => one ?? [])
