import { expect, test } from 'vitest'
import { reasonsFor } from './reasons.ts'

test('members have reasons of their own, and apps none of those', () => {
  expect(reasonsFor('person.end')).toEqual(['left', 'duties', 'risk', 'other'])
  expect(reasonsFor('app.takedown')).toContain('malware')
  expect(reasonsFor('app.takedown')).not.toContain('left')
})
