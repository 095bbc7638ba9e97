import * as z from 'zod/mini'
import { TAKEDOWN_KINDS } from './gone.ts'

/** How many apps the file names at most: those that were taken down last. */
export const MAX_WITHDRAWN = 10_000

/** `/withdrawn.json`: apps that were taken down, the last one first. For clients that warn users who have one installed. */
export const withdrawnFile = z.object({
  withdrawn: z
    .array(
      z.object({
        package: z.string(),
        /**
         * SHA-256 of the certificates of every version that was ever offered, as read from their files. Another app of this package name
         * and another signer is not meant. Empty: no file was inspected, so the package name is all that is known.
         */
        signers: z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
        /** `malware` and `fraud`: users should uninstall it. A client treats an unknown kind as `other`. */
        kind: z.enum(TAKEDOWN_KINDS),
        since: z.iso.datetime(),
      }),
    )
    .check(z.maxLength(MAX_WITHDRAWN)),
})
export type WithdrawnFile = z.infer<typeof withdrawnFile>
