/** A row that a statement gives. */
export type RowOf<Run extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Run>>[number]
