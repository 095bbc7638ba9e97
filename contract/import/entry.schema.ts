import { z } from 'zod'
import { count, moment, repositoryFile } from './fields.schema.ts'

/** A file whose size and hash are signed. */
const signedFile = repositoryFile.extend({ numPackages: count })

/** `entry.json` of F-Droid's second format, which is signed and names all else. */
export const repositoryEntry = z.object({
  timestamp: moment.min(1),
  version: z.int().min(1),
  /** In days: something newer comes before they are over. */
  maxAge: z.int().min(0).max(100_000).nullish(),
  index: signedFile,
  /** From what was true at a time to what is true now. */
  diffs: z.record(z.string().regex(/^\d{1,16}$/), signedFile).default({}),
})

export type RepositoryEntry = z.infer<typeof repositoryEntry>
export type SignedFile = z.infer<typeof signedFile>
