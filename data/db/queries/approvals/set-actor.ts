import { z } from 'zod'
import { statement } from '../../statement.ts'

/** In this transaction. */
export const setActor = statement({
  name: 'act for',
  parameters: { session: 'text', request: 'text' },
  row: z.object({ session: z.string(), request: z.string() }),
  text: ({ session, request }) => `
  select set_config('pergola.session', ${session}, true) as session, set_config('pergola.request', ${request}, true) as request`,
})
