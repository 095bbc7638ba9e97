/** How a store can know who a developer is, in the order in which pages show it. */
export const PROOF_METHODS = ['dns', 'well-known', 'assetlinks', 'papers'] as const
export type ProofMethod = (typeof PROOF_METHODS)[number]

/** Those that are checked again every day, at a domain. */
export const DOMAIN_METHODS = ['dns', 'well-known', 'assetlinks'] as const satisfies ProofMethod[]

/** Why a proof doesn't hold: its record or file is gone or says something else; or no answer came. */
export const PROOF_FAULTS = ['absent', 'elsewhere', 'unreachable'] as const
export type ProofFault = (typeof PROOF_FAULTS)[number]

/** A proof whose domain can't be reached holds for so long. */
export const REACH_DAYS = 3
