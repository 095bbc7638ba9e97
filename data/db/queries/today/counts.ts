import { z } from 'zod'
import { statement } from '../../statement.ts'
import { IS_OPEN } from '../requests/requests.ts'

const REPORTS = '(select count(*)::int from reports where closed_at is null) as reports'
const REQUESTS = `(select count(*)::int from staff_requests where ${IS_OPEN}) as requests`
const waitingApps = (name: string) =>
  `(select count(*)::int from repository_apps where state = 'waiting') as "${name}"`

/** Badges of the menu. */
export const menuCounts = statement({
  name: 'counts of the menu',
  parameters: {},
  row: z.object({ reports: z.number(), requests: z.number(), repositories: z.number() }),
  text: () => `select ${REPORTS}, ${REQUESTS}, ${waitingApps('repositories')}`,
})

/** What waits for a person. */
export const needs = statement({
  name: 'needs',
  parameters: {},
  row: z.object({
    requests: z.number(),
    reports: z.number(),
    failedImports: z.number(),
    waitingApps: z.number(),
    drafts: z.number(),
    unsent: z.number(),
  }),
  text: () => `
  select ${REQUESTS}, ${REPORTS}, ${waitingApps('waitingApps')},
    (select count(*)::int from repositories where failures > 0) as "failedImports",
    (select count(*)::int from versions where state = 'draft') as drafts,
    (select count(*)::int from outbox where done_at is null and at < now() - interval '1 minute') as unsent`,
})
