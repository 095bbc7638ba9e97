const RUNS = [
  '/',
  '.',
  '-',
  ' ',
  '+',
  '%20',
  '&',
  '=',
  '?',
  '#',
  '\\',
  ':',
  '(',
  'a',
  'A',
  '1',
  '1.',
  '界',
  '\t',
  '"',
  'x=',
  '&q=',
  'so.',
  'qq/',
  'bot',
  'mobile',
]
const STARTS = [
  '',
  '/apps/',
  '/index.',
  '/search?q=a',
  'https://a/',
  'bytes=',
  'Mozilla/5.0 (',
  'pergolaclient/1',
]

/** Texts of one length that make careless expressions start again and again: a long run of something, and then something else. */
export function longTexts(length: number): string[] {
  return RUNS.flatMap(run =>
    STARTS.map(start => `${start}${run.repeat(length).slice(0, length - start.length - 1)}!`),
  )
}
