export const giftsPath = (page: number) => (page > 1 ? `/gifts?page=${page}` : '/gifts')
export const appGiftsPath = (appId: number) => `/apps/${appId}/gifts`
