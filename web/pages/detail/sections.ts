import type { SectionMenuProps } from '../../islands/section-menu.island.tsx'
import { words } from '../../words/words.ts'
import type { DetailModel } from './model.ts'

/** The page's sections in their order, for the menu; a section without content is left out. */
export function sectionsOf(model: DetailModel): SectionMenuProps['sections'] {
  const { sections } = words.detail
  return [
    { id: 'about', label: sections.about },
    ...(model.whatsNew.length > 0 ? [{ id: 'news', label: sections.news }] : []),
    { id: 'comments', label: sections.comments, count: model.commentCount },
    { id: 'versions', label: sections.versions, count: String(model.versionCount) },
  ]
}
