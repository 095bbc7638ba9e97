import type { LeftOut } from './fault.ts'

const all = (part: string, kinds: LeftOut['kind'][], why: string): LeftOut[] =>
  kinds.map(kind => ({ part, kind, why }))

export const LEFT_OUT: LeftOut[] = [
  ...all('PostgreSQL', ['wiped'], 'lost data is restored from a backup'),
  ...all('PostgreSQL', ['restarted'], 'same as killed'),
  ...all('NATS', ['restarted'], 'same as killed'),
  ...all('web', ['restarted'], 'see `npm run fault:deploy`'),
  ...all('analytics', ['restarted'], 'same as killed'),
  ...all('web', ['refuses'], 'same as killed'),
  ...all('web', ['garbage'], 'only the edge connects to it, and treats an unreadable answer as no answer'),
  ...all('web', ['full disk', 'wiped'], 'see pictures and log: it stores nothing else'),
  ...all('analytics', ['slow', 'refuses', 'garbage', 'flapping'], 'no visitor request needs it'),
  ...all('analytics', ['full disk', 'wiped'], 'see ClickHouse: it stores nothing else'),
  ...all(
    'ClickHouse',
    ['killed', 'hung', 'restarted', 'slow', 'refuses', 'garbage', 'flapping'],
    'embedded in the analytics process here',
  ),
  ...all('ClickHouse', ['wiped'], 'lost data is restored from a backup'),
  ...all('media', ['killed', 'restarted', 'refuses', 'garbage', 'full disk'], 'read-only for the store'),
  ...all('media', ['hung', 'slow', 'flapping'], 'not possible with a local disk'),
  ...all('pictures', ['killed', 'restarted', 'refuses', 'garbage'], 'not possible with a disk'),
  ...all('pictures', ['hung', 'slow', 'flapping'], 'not possible with a local disk'),
  ...all('log', ['killed', 'restarted', 'refuses', 'garbage', 'wiped'], 'write-only'),
  ...all('log', ['hung', 'slow', 'flapping'], 'not possible with a local disk'),
  ...all('edge', ['hung', 'slow', 'refuses', 'garbage', 'flapping'], 'no redundancy with a single edge'),
  ...all('edge', ['full disk', 'wiped'], 'stores everything in memory'),
  ...all('TLS front', ['slow', 'refuses', 'garbage', 'flapping'], 'no redundancy with a single TLS front'),
  ...all('TLS front', ['full disk', 'wiped'], 'stores nothing'),
  ...all('worker', ['slow', 'refuses', 'garbage', 'flapping'], 'receives no requests'),
  ...all('worker', ['full disk', 'wiped'], 'its queue is in PostgreSQL'),
  ...all('console', ['slow', 'refuses', 'garbage', 'flapping'], 'visitors don’t use it'),
  ...all('console', ['full disk', 'wiped'], 'stores only pictures that it can rebuild'),
  ...all(
    'replica',
    ['slow', 'refuses', 'garbage', 'flapping', 'full disk', 'wiped'],
    'failed or slow reads are retried on the primary (tests/integration/replica.test.ts)',
  ),
]
