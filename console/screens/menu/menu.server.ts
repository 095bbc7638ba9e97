import { defineScreen } from '../define-screen.server.ts'

export const menu = defineScreen({ path: '/menu', view: 'menu', load: async () => ({}) })
