import { viewOf } from '../../kit/view.ts'
import { defineScreen } from '../define-screen.server.ts'
import type { menuView } from './menu.tsx'

export const menu = defineScreen({
  path: '/menu',
  view: viewOf<typeof menuView>('menuView'),
  load: async () => ({}),
})
