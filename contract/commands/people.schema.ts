import { z } from 'zod'
import { defineCommand } from './command.ts'
import { id, personName, revision } from './fields.schema.ts'
import { PEOPLE_ROLES } from './roles.ts'

const roles = ['owner'] as const

export const personPut = defineCommand({
  name: 'person.put',
  needed: ['name', 'role'],
  roles,
  requiresReauth: true,
  input: z.object({
    id: id.optional(),
    revision,
    name: personName.optional(),
    role: z.enum(PEOPLE_ROLES).optional(),
    email: z.email().max(200).nullish().describe('address that the single sign-on service reports'),
  }),
})

export const personEnd = defineCommand({
  name: 'person.end',
  roles,
  requiresReauth: true,
  requiresReason: true,
  input: z.object({ id, revision }),
})

export const personReset = defineCommand({
  name: 'person.reset',
  roles,
  requiresReauth: true,
  requiresReason: true,
  wantsApproval: true,
  input: z.object({ id }),
})
