import { userInfo } from 'node:os'

/** Who runs a program, as the record names them: a user with the store's passwords is an owner, and never two people. */
export const shellUser = () => ({ actor: `shell:${userInfo().username}`, role: 'owner' as const })
