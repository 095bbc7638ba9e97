import { z } from 'zod'
import { developerProve } from '../../../contract/commands/proofs.schema.ts'
import { mayGive } from '../../../contract/commands/roles.ts'
import { allProofs } from '../../../data/db/queries/proofs/proofs-of.ts'
import { viewOf } from '../../kit/view.ts'
import { defineScreen } from '../define-screen.server.ts'
import type { proofsView } from './proofs.tsx'

export const proofs = defineScreen({
  path: '/proofs',
  query: z.object({}),
  view: viewOf<typeof proofsView>('proofsView'),
  load: async ({ db, locale, person }) => ({
    proofs: await allProofs(db, { locale }),
    mayProve: mayGive(developerProve, person.role),
  }),
})
