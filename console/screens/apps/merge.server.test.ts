import { expect, test } from 'vitest'
import { merge } from './merge.server.ts'

const now = { iconKey: 'theirs', minAge: '12', websiteUrl: 'https://a.example' }

test('without a form there is what is there', () => {
  expect(merge(undefined, now)).toEqual({ values: now, conflicts: [] })
})

test('what one of two changed stays, and what both changed is asked about', () => {
  const form = {
    iconKey: 'mine',
    '_was.iconKey': 'before',
    minAge: '18',
    '_was.minAge': '12',
    websiteUrl: 'https://old.example',
    '_was.websiteUrl': 'https://old.example',
  }
  expect(merge(form, now)).toEqual({
    values: { iconKey: 'mine', minAge: '18', websiteUrl: 'https://a.example' },
    conflicts: [{ name: 'iconKey', was: 'before', theirs: 'theirs', mine: 'mine' }],
  })
})

test('the same change by both is no conflict, and one that was settled is none any more', () => {
  expect(merge({ iconKey: 'theirs', '_was.iconKey': 'before' }, now).conflicts).toEqual([])
  const settled = { iconKey: 'mine', '_was.iconKey': 'theirs' }
  expect(merge(settled, now)).toMatchObject({ conflicts: [], values: { iconKey: 'mine' } })
  expect(merge({ ...settled, '_keep.iconKey': 'theirs' }, now).values.iconKey).toBe('theirs')
})
