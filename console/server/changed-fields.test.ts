import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

test('a field that is as it was is not given', () => {
  const form = {
    app: '7',
    minAge: '12',
    '_was.minAge': '12',
    'texts.en.name': 'Moss',
    '_was.texts.en.name': 'Mos',
    'texts.en.description': 'one\r\ntwo',
    '_was.texts.en.description': 'one\ntwo',
    categories: ['3', '', ''],
    '_was.categories': ['3', ''],
  }
  const given = Object.keys(changedFields(form)).filter(name => !name.startsWith('_'))
  expect(given).toEqual(['app', 'texts.en.name'])
})

test('a list in another order, one that is shorter, and a text that was emptied are changes', () => {
  const form = {
    categories: ['5', '3'],
    '_was.categories': ['3', '5'],
    filingNumber: '',
    '_was.filingNumber': 'x',
  }
  expect(changedFields(form)).toMatchObject({ categories: ['5', '3'], filingNumber: '' })
  expect(changedFields({ categories: '', '_was.categories': ['3'] })).toHaveProperty('categories')
})

test('a value that was given up for another person’s is not sent', () => {
  const form = { iconKey: 'a', '_was.iconKey': 'b', '_keep.iconKey': 'theirs' }
  expect(changedFields(form)).not.toHaveProperty('iconKey')
  expect(changedFields({ ...form, '_keep.iconKey': 'mine' })).toHaveProperty('iconKey', 'a')
})
