import type { IconName } from '../kit/icons.ts'

/** By the category's short name; a store with others adds them here. */
export const categoryIcons: Record<string, IconName> = {
  office: 'list-checks',
  learning: 'book-open',
  media: 'clapperboard',
  life: 'coffee',
  wellness: 'heart-pulse',
  tools: 'wrench',
  casual: 'puzzle',
  journey: 'swords',
  planning: 'sprout',
  arena: 'rocket',
}
