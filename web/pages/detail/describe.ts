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

/** The widest first. */
export const categoriesOf = ({ aboveCategory, category }: DetailModel) =>
  [aboveCategory, category].flatMap(one => one ?? [])
