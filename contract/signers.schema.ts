import * as z from 'zod/mini'

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const version = z.object({ versionCode: z.string(), versionName: z.string(), releasedAt: z.iso.datetime() })

/** `/apps/{app}/signers.json`: the signers of each version, newest first. Signers are the SHA-256 of their certificates. */
export const signersFile = z.object({
  packageName: z.string(),
  /** Each key for as long as versions in a row had it, as read from their files. */
  signers: z.array(
    z.object({
      sha256,
      /** The certificate's subject. */
      subject: z.nullable(z.string()),
      first: version,
      last: version,
      versions: z.number(),
      /** Whether an older key vouches for it; null: no version is older. */
      came: z.nullable(z.enum(['handed-on', 'other'])),
    }),
  ),
  versions: z.array(
    z.object({
      ...version.shape,
      files: z.array(
        z.object({
          abi: z.string(),
          sha256,
          /** null: the store has not inspected the file yet. */
          signer: z.nullable(sha256),
          /** When the store inspected the file and found that signature good. */
          checkedAt: z.nullable(z.iso.datetime()),
          /** Keys that handed on to this one, oldest first, itself the last. */
          lineage: z.array(sha256),
        }),
      ),
    }),
  ),
})
export type SignersFile = z.infer<typeof signersFile>
