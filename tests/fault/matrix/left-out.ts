import type { LeftOut } from './fault.ts'

const all = (part: string, kinds: LeftOut['kind'][], why: string): LeftOut[] =>
  kinds.map(kind => ({ part, kind, why }))

export const LEFT_OUT: LeftOut[] = [
  ...all('PostgreSQL', ['wiped'], 'a catalogue that is gone comes back from a backup'),
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
    ['killed', 'hangs', 'slow', 'refuses', 'garbage', 'flapping'],
    'it is a part of the analytics process here',
  ),
  ...all('ClickHouse', ['wiped'], 'numbers that are gone come back from a backup'),
  ...all('media', ['killed', 'refuses', 'garbage', 'full disk'], 'the store only reads it'),
  ...all('media', ['hangs', 'slow', 'flapping'], 'a disk of this machine can’t be made to'),
  ...all('pictures', ['killed', 'refuses', 'garbage'], 'a disk is there or not'),
  ...all('pictures', ['hangs', 'slow', 'flapping'], 'a disk of this machine can’t be made to'),
  ...all('log', ['killed', 'refuses', 'garbage', 'wiped'], 'it is only written to'),
  ...all('log', ['hangs', 'slow', 'flapping'], 'a disk of this machine can’t be made to'),
  ...all(
    'edge',
    ['hangs', 'slow', 'refuses', 'garbage', 'flapping'],
    'nothing stands before one edge that could answer in its place',
  ),
  ...all('edge', ['full disk', 'wiped'], 'it keeps everything in memory'),
]
