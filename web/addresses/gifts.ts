import { here } from './here.ts'

export const giftsPath = (page: number) => here(page > 1 ? `/gifts?page=${page}` : '/gifts')
export const appGiftsPath = (appId: number) => here(`/apps/${appId}/gifts`)
