import { expect, test } from 'vitest'
import { tableTypes } from '../support/table-types.ts'
import { suiteDatabase } from './suite.ts'

const { url } = suiteDatabase('table_types')

test('the types of rows that commands write are those of the migrated tables', async () => {
  await expect(await tableTypes(url)).toMatchFileSnapshot('../../data/db/table-types.ts')
})
