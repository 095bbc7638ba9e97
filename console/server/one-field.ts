/** What a form says in this field; of several the first, and nothing where it is not there. */
export const one = (value: string | string[] | undefined): string => [value ?? ''].flat()[0] ?? ''
