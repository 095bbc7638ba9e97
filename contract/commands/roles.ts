/** What people who run a store may be, and what speaks for itself: a repository that is imported, a time that has come. */
export const ROLES = ['owner', 'editor', 'placer', 'moderator', 'analyst', 'reader', 'repository'] as const
export type Role = (typeof ROLES)[number]

/** What a person may be. */
export const PEOPLE_ROLES = ROLES.filter(role => role !== 'repository')
