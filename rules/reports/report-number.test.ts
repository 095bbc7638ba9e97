import { expect, test } from 'vitest'
import { readReportNumber } from './report-number.ts'

const number = '0f8fad5b-d9cb-469f-a165-70867728950e'

test.each([number, number.toUpperCase(), number.replaceAll('-', ''), ` ${number.replaceAll('-', ' ')} `])(
  '%j is read, however people write it',
  text => {
    expect(readReportNumber(text)).toBe(number)
  },
)

test.each(['', '1', number.slice(1), `${number}0`, number.replace('0', 'g'), `${number}'`])(
  '%j is no number',
  text => {
    expect(readReportNumber(text)).toBeUndefined()
  },
)
