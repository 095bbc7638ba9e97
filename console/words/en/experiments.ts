import type { Experiment, Variant } from '../../../contract/experiments.ts'
import type { Verdict } from '../../../rules/experiments/compare-rates.ts'

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })
const points = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
const inPoints = (part: number) => points.format(part * 100)

const known: {
  [Name in Experiment]: { name: string; about: string; variants: Record<Variant<Name>, string> }
} = {
  'install-guide': {
    name: 'Install guide',
    about:
      'On phones, the first download of a visit opens a guide to installing it. While this runs, half of the visits that take part go without.',
    variants: { shown: 'Guide shown', hidden: 'No guide' },
  },
}

const verdicts: Record<Exclude<Verdict, 'few'>, (variant: string) => string> = {
  unclear: () => 'No difference shown: chance alone can explain it.',
  more: variant => `After “${variant}”, more visits download another app.`,
  less: variant => `After “${variant}”, fewer visits download another app.`,
}

export const experiments = {
  sub: 'Only visitors who agreed to be remembered take part. Days in China time.',
  known,
  running: 'On',
  off: 'Off',
  share: 'Share of visitors',
  shareOf: (share: number) => percent.format(share / 100),
  started: 'Started',
  ended: 'Ended',
  start: 'Start experiment',
  save: 'Change share',
  stop: 'Stop experiment',
  result: 'Result',
  variant: 'Variant',
  exposed: 'Visits',
  converted: 'Downloaded another app',
  rate: 'Rate',
  rateOf: (rate: number) => percent.format(rate),
  interval: '95% interval',
  between: (low: number, high: number) => `${percent.format(low)} to ${percent.format(high)}`,
  few: (visits: number) => `Not enough visits yet. Each variant needs at least ${visits}.`,
  difference: (difference: number, low: number, high: number) =>
    `Difference: ${inPoints(difference)} percentage points (95% interval: ${inPoints(low)} to ${inPoints(high)}).`,
  verdicts,
}
