import type { LeftOut } from './fault.ts'

const all = (part: string, kinds: LeftOut['kind'][], why: string): LeftOut[] =>
  kinds.map(kind => ({ part, kind, why }))

export const LEFT_OUT: LeftOut[] = [
  ...all('PostgreSQL', ['wiped'], 'a catalogue that is gone comes back from a backup'),
  ...all('PostgreSQL', ['restarted'], 'as when it is killed'),
  ...all('NATS', ['restarted'], 'as when it is killed'),
  ...all('web', ['restarted'], 'see `npm run fault:deploy`'),
  ...all('analytics', ['restarted'], 'as when it is killed'),
  ...all('web', ['refuses'], 'as when it is killed'),
  ...all(
    'web',
    ['garbage'],
    'it speaks to the edge alone, over one kind of connection; the edge answers what it can’t read as one that is away',
  ),
  ...all('web', ['full disk', 'wiped'], 'see pictures and log: it keeps nothing else'),
  ...all('analytics', ['slow', 'refuses', 'garbage', 'flapping'], 'nobody asks it while visitors are served'),
  ...all('analytics', ['full disk', 'wiped'], 'see ClickHouse: it keeps nothing else'),
  ...all(
    'ClickHouse',
    ['killed', 'hung', 'restarted', 'slow', 'refuses', 'garbage', 'flapping'],
    'it is a part of the analytics process here',
  ),
  ...all('ClickHouse', ['wiped'], 'numbers that are gone come back from a backup'),
  ...all('media', ['killed', 'restarted', 'refuses', 'garbage', 'full disk'], 'the store only reads it'),
  ...all('media', ['hung', 'slow', 'flapping'], 'a disk of this machine can’t be made to'),
  ...all('pictures', ['killed', 'restarted', 'refuses', 'garbage'], 'a disk is there or not'),
  ...all('pictures', ['hung', 'slow', 'flapping'], 'a disk of this machine can’t be made to'),
  ...all('log', ['killed', 'restarted', 'refuses', 'garbage', 'wiped'], 'it is only written to'),
  ...all('log', ['hung', 'slow', 'flapping'], 'a disk of this machine can’t be made to'),
  ...all(
    'edge',
    ['hung', 'slow', 'refuses', 'garbage', 'flapping'],
    'nothing in front of a single edge answers in its place',
  ),
  ...all('edge', ['full disk', 'wiped'], 'it keeps everything in memory'),
  ...all(
    'TLS front',
    ['slow', 'refuses', 'garbage', 'flapping'],
    'nothing in front of a single front answers in its place',
  ),
  ...all('TLS front', ['full disk', 'wiped'], 'it keeps nothing'),
  ...all('worker', ['slow', 'refuses', 'garbage', 'flapping'], 'nobody asks it'),
  ...all('worker', ['full disk', 'wiped'], 'what waits for it is in PostgreSQL'),
  ...all(
    'console',
    ['slow', 'refuses', 'garbage', 'flapping'],
    'visitors don’t ask it, and staff see it at once',
  ),
  ...all('console', ['full disk', 'wiped'], 'it keeps nothing but pictures that it can make again'),
  ...all(
    'replica',
    ['slow', 'refuses', 'garbage', 'flapping', 'full disk', 'wiped'],
    'a read that fails or takes too long there is made again on the primary (tests/integration/replica.test.ts)',
  ),
]
