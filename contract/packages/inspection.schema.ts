import { z } from 'zod'
import type { FindingId } from './finding-ids.ts'

const signer = z.object({
  sha256: z.string(),
  subject: z.string(),
  key: z.enum(['rsa', 'ec', 'dsa']),
  bits: z.number(),
  notBefore: z.string(),
  notAfter: z.string(),
})

/** Platforms from one API level to another, or all from there on, and what they make of the package. */
const band = z.object({
  from: z.number(),
  to: z.number().nullable(),
  scheme: z.enum(['v1', 'v2', 'v3', 'v3.1']).optional(),
  signers: z.array(signer).optional(),
  refused: z.string().optional(),
})

const facts = z.object({
  packageName: z.string(),
  versionCode: z.string(),
  versionName: z.string().nullable(),
  minSdk: z.number(),
  targetSdk: z.number(),
  maxSdk: z.number().nullable(),
  permissions: z.array(
    z.object({ name: z.string(), maxSdk: z.number().nullable(), sinceSdk23: z.boolean() }),
  ),
  features: z.array(z.object({ name: z.string(), required: z.boolean() })),
  abis: z.array(z.string()),
  split: z.string().nullable(),
  labels: z.record(z.string(), z.string()),
  icon: z.string().nullable(),
})

/** What was found in a package, in no language: words for each id stand with the others (web/words). */
const finding = z.object({
  // One that a later release no longer finds may stand in a row.
  id: z.custom<FindingId>(value => typeof value === 'string'),
  /** Refuse: it can't be published. Note: the publisher should know. */
  level: z.enum(['refuse', 'note']),
  /** Which file, platform, permission or key it is about. */
  about: z.string(),
})

/** All that is known of a package from its file. */
export const inspection = z.object({
  /** null: it can't be read. */
  facts: facts.nullable(),
  bands: z.array(band),
  lineage: z.array(signer),
  algorithms: z.array(z.object({ scheme: z.string(), name: z.string() })),
  findings: z.array(finding),
})

export type Finding = z.infer<typeof finding>
export type Inspection = z.infer<typeof inspection>
export type InspectedSigner = z.infer<typeof signer>
