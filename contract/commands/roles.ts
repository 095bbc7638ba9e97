/** What a person may be. */
export const PEOPLE_ROLES = ['owner', 'editor', 'placer', 'moderator', 'analyst', 'reader'] as const

/** With what no person is: a repository that is imported, and the seed of a demo or a test. */
export const ROLES = [...PEOPLE_ROLES, 'repository', 'seed'] as const
export type Role = (typeof ROLES)[number]
export type PersonRole = (typeof PEOPLE_ROLES)[number]

/** Whether a role may run a command. */
export const mayGive = (command: { roles: readonly Role[] }, role: Role): boolean =>
  command.roles.includes(role)
