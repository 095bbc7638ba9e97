import type { Role } from '../../contract/commands/roles.ts'
import type { IconName } from '../kit/icons.ts'
import type { Counts } from '../kit/request-context.ts'
import type { words } from '../words/words.ts'

interface MenuItem {
  place: keyof typeof words.places
  path: string
  icon: IconName
  /** The number of open items there. */
  count?: keyof Counts
  /** In the tab bar on phones; the rest is under More. */
  onPhone?: true
  /** Who finds something there; everybody, unless said otherwise. */
  roles?: readonly Role[]
}

export interface MenuGroup {
  name?: keyof typeof words.groups
  items: MenuItem[]
}

/** In its order. */
const MENU: readonly MenuGroup[] = [
  {
    items: [
      { place: 'today', path: '/', icon: 'sun', onPhone: true },
      { place: 'comments', path: '/comments', icon: 'message-square', count: 'reports', onPhone: true },
    ],
  },
  {
    name: 'catalogue',
    items: [
      { place: 'apps', path: '/apps', icon: 'layout-grid', onPhone: true },
      { place: 'developers', path: '/developers', icon: 'users-round' },
      { place: 'categories', path: '/categories', icon: 'list-tree' },
      { place: 'searchWords', path: '/search-words', icon: 'text-search' },
      { place: 'upload', path: '/upload', icon: 'upload', roles: ['owner', 'editor'] },
      { place: 'repositories', path: '/repositories', icon: 'git-branch', count: 'repositories' },
    ],
  },
  { name: 'window', items: [{ place: 'placements', path: '/placements', icon: 'calendar-days' }] },
  {
    name: 'numbers',
    items: [
      { place: 'numbers', path: '/numbers', icon: 'chart-line' },
      { place: 'searches', path: '/searches', icon: 'text-search' },
      { place: 'experiments', path: '/experiments', icon: 'flask-conical' },
    ],
  },
  {
    name: 'trust',
    items: [
      {
        place: 'takedown',
        path: '/takedown',
        icon: 'octagon-x',
        roles: ['owner', 'editor', 'moderator'],
        onPhone: true,
      },
      { place: 'requests', path: '/requests', icon: 'users-round', count: 'requests' },
      { place: 'proofs', path: '/proofs', icon: 'shield-check' },
      { place: 'changes', path: '/changes', icon: 'history' },
      { place: 'people', path: '/people', icon: 'users', roles: ['owner'] },
      { place: 'commands', path: '/commands', icon: 'terminal' },
    ],
  },
]

/** Returns the screens that this role can use. */
export const menuFor = (role: Role | undefined): MenuGroup[] =>
  MENU.map(group => ({
    ...group,
    items: group.items.filter(({ roles }) => !roles || (role !== undefined && roles.includes(role))),
  })).filter(({ items }) => items.length > 0)
