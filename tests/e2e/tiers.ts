export const FULL = '@full'

/** The tag of a case in a table: those that are not tested before every landing are left to the full tier. */
export const landIf = (isTestedFirst: boolean): string[] => (isTestedFirst ? [] : [FULL])
