import type { FastifyInstance } from 'fastify'
import { CSV_START, csvLine } from '../../server/csv.ts'
import type { Deps } from '../../server/deps.ts'
import type { SendScreen } from '../../server/send-screen.ts'
import { numbersModel, wantedNumbers } from './numbers.server.ts'

/** What the screen of numbers shows, day by day, as a file. */
export function exportNumbers(app: FastifyInstance, { db, config }: Deps, sendScreen: SendScreen): void {
  app.get<{ Querystring: Record<string, string> }>('/numbers.csv', async (request, reply) => {
    if (!request.person) return sendScreen.signIn(request, reply)
    const wanted = wantedNumbers.parse(request.query)
    const { numbers } = await numbersModel(db, config.analytics, wanted, sendScreen.localeOf(request))
    if (!numbers) return sendScreen.words(request, reply, 503, 'away', '/numbers')
    const lines = numbers.days.map(({ day, now, before }) => csvLine([day, now, before]))
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${wanted.measure}.csv"`)
      .send(CSV_START + csvLine(['day', wanted.measure, 'compared']) + lines.join(''))
  })
}
