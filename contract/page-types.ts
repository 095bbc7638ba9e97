export const PAGE_TYPES = ['PC', 'Mobile', 'mip'] as const
export type PageType = (typeof PAGE_TYPES)[number]

export const RESOURCE_TYPE = { soft: 0, game: 1 } as const
export type ResourceType = (typeof RESOURCE_TYPE)[keyof typeof RESOURCE_TYPE]
