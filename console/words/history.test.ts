import { expect, test } from 'vitest'
import { COMMANDS } from '../../contract/commands/all.schema.ts'
import { languages } from './languages.ts'
import { FIELD_NAMES, type SentenceParts } from './sentence-parts.ts'

const empty: SentenceParts = {
  who: 'Ada',
  app: null,
  apps: 0,
  thing: null,
  isNew: false,
  fields: [],
  version: null,
  undone: null,
}
const full: SentenceParts = {
  ...empty,
  app: 'Moss',
  apps: 3,
  thing: 'Ben',
  version: '3.6',
  undone: 'Ben added Moss',
  fields: [{ name: 'name', language: 'English' }, { name: 'icon' }],
}

test.each(Object.entries(languages))(
  'every command has a sentence that reads whatever is known: %s',
  (_, { history }) => {
    for (const command of COMMANDS.keys())
      for (const it of [empty, full, { ...full, apps: 1, isNew: true }, { ...empty, isNew: true }]) {
        const said = history.said[command as keyof typeof history.said](it)
        expect(said).toMatch(/^Ada ./)
        expect(said).not.toMatch(/undefined|null|\s\s|\s$/)
      }
    for (const name of FIELD_NAMES) expect(history.field({ name })).not.toBe('')
  },
)

test('an import says what it did', () => {
  expect(languages.en.history.imported('Guardian', '16 apps added')).toBe('Guardian import: 16 apps added')
  expect(languages['zh-CN'].history.imported('Guardian', '新增 16 个应用')).toBe(
    'Guardian 导入：新增 16 个应用',
  )
})

test('an English edit names what it changed', () => {
  const { said } = languages.en.history
  const edit = { ...empty, app: 'Moss', apps: 1 }
  expect(said['app.edit']({ ...edit, fields: [{ name: 'summary', language: 'English' }] })).toBe(
    'Ada changed the English summary of Moss',
  )
  expect(said['app.edit']({ ...edit, fields: [{ name: 'icon' }, { name: 'name' }] })).toBe(
    'Ada changed the icon and the name of Moss',
  )
  expect(said['app.takedown'](edit)).toBe('Ada took down Moss')
  expect(said['version.publish']({ ...edit, version: '3.6.2' })).toBe('Ada published Moss 3.6.2')
})
