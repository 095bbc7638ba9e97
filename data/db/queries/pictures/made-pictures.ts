import { z } from 'zod'
import type { PictureKind } from '../../../../rules/pictures/kinds.ts'
import type { Database } from '../../database.ts'
import { statement } from '../../statement.ts'

const made = statement({
  name: 'record made picture',
  parameters: {
    key: 'text',
    kind: 'text',
    width: 'integer',
    height: 'integer',
    color: 'text?',
    forms: 'text',
    next: 'text?',
  },
  row: z.never(),
  text: ({ key, kind, width, height, color, forms, next }) => `
  insert into pictures (key, kind, width, height, color, forms, next) values (${key}, ${kind}, ${width}, ${height}, ${color}, ${forms}, ${next})
  on conflict (key, kind) do update set
    width = excluded.width, height = excluded.height, color = excluded.color, forms = excluded.forms, next = excluded.next, tried_at = null`,
})

interface MadeRow {
  key: string
  kind: PictureKind
  width: number
  height: number
  color: string | null
  forms: 'w' | 'wa'
  next: 'avif' | null
}

/** Called when its files are on the disk: from now on pages name them. */
export const recordMade = async (db: Database, row: MadeRow): Promise<void> =>
  void (await made(db, { ...row }))

/** Those of these kinds that can be shown. */
export const findMade = statement({
  name: 'made picture',
  parameters: { key: 'text', kinds: 'text[]' },
  row: z.object({ width: z.number(), height: z.number() }),
  text: ({ key, kinds }) =>
    `select width, height from pictures where key = ${key} and kind = any (${kinds}) and forms <> '' and width is not null limit 1`,
})

/** What was deleted from the disk. */
export const forgetPictures = statement({
  name: 'forget pictures',
  parameters: { keys: 'text[]' },
  row: z.never(),
  text: ({ keys }) => `delete from pictures where key = any (${keys})`,
})
