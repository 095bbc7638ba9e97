/** The same names and parameters, whatever is said. */
export type Said<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : T extends (...given: infer Given) => infer Made
      ? (...given: Given) => Made
      : { readonly [Name in keyof T]: Said<T[Name]> }
