import { words } from '../../words/words.ts'
import type { DetailModel } from './model.ts'
import type { SectionMenuProps } from './section-menu.tsx'

/** The page's sections in their order, for the menu; a section without content is left out, and a count of nothing. */
export function sectionsOf(model: DetailModel): SectionMenuProps['sections'] {
  const { sections } = words.detail
  const all = [
    { id: 'about', label: sections.about },
    { id: 'skills', label: sections.skills, there: model.skills.length > 0 },
    { id: 'video', label: sections.video, there: model.video !== undefined },
    {
      id: 'warnings',
      label: words.warnings.title,
      count: String(model.warnings.length),
      there: model.warnings.length > 0,
    },
    {
      id: 'permissions',
      label: sections.permissions,
      count: String(model.permissions.total),
      there: model.versionCount > 0,
    },
    { id: 'privacy', label: sections.privacy },
    { id: 'security', label: sections.security },
    { id: 'comments', label: sections.comments, count: model.commentCount },
    {
      id: 'versions',
      label: sections.versions,
      count: String(model.versionCount),
      there: model.versionCount > 0,
    },
  ]
  return all
    .filter(({ there = true }) => there)
    .map(({ id, label, count }) => ({ id, label, ...(count && count !== '0' ? { count } : {}) }))
}
