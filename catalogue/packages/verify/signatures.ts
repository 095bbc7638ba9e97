import type { MalformedId, Refusal, SignatureFault } from '../../../contract/packages/finding-ids.ts'
import type { KeyKind } from './algorithms.ts'

export interface Signer {
  /** Of the certificate: by this a signer is known. */
  sha256: string
  subject: string
  key: KeyKind
  bits: number
  notBefore: string
  notAfter: string
}

export type Scheme = 'v1' | 'v2' | 'v3' | 'v3.1'

/** What a platform makes of a package, and by which scheme, if it has one. */
export type Verdict =
  | { scheme: Scheme; signers: Signer[] }
  | { scheme?: Scheme; refused: Refusal | MalformedId }

/** What platforms from one API level to another make of it; without a last one, all from there on. */
export type Band = { from: number; to: number | null } & Verdict

/** What is in the package and under no signature of at least one platform. */
export type Uncovered =
  /** A part of the signing block that is no signature. */
  | { kind: 'block'; id: number; length: number }
  /** Room in the signing block that should be empty. */
  | { kind: 'padding'; length: number }
  /** A signature by an algorithm that is not known. */
  | { kind: 'signature'; scheme: Scheme; id: number; length: number }
  /** A file that v1 leaves out. */
  | { kind: 'file'; name: string }

export interface Signatures {
  bands: Band[]
  /** The rotation lineage, oldest first, with the signer of the newest platforms last; empty if the key never changed. */
  lineage: Signer[]
  algorithms: { scheme: Scheme; name: string }[]
  uncovered: Uncovered[]
  /** What is wrong although platforms may take the package. */
  faults: SignatureFault[]
}

/** What of the package's manifest decides about signatures. */
export interface Wanted {
  minSdk: number
  targetSdk: number
  targetSandboxVersion: number
}
