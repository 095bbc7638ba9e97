/** What was changed of one app, a part of a statement. It is fetched first, for the planner would rather walk through the whole record. */
export const changesOfApp = (app: string): string =>
  `(select * from changes where apps @> array[${app}] offset 0)`
