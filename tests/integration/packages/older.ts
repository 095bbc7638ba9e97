import { beforeAll, describe, expect, test } from 'vitest'
import { putRow, putRows } from '../../support/put-rows.ts'
import { hashOf, inHours } from '../../support/values.ts'
import { db, fileRow, get } from './shared.ts'

describe('a page has older versions for older Androids', () => {
  /** Version 4 is the newest; the oldest is signed by another key, and 1 supports no older Android than 2. */
  const versions = [
    { id: 3100, min_sdk: 14, signer: 'other' },
    { id: 3101, min_sdk: 21 },
    { id: 3102, min_sdk: 21 },
    { id: 3103, min_sdk: 24 },
    { id: 3104, min_sdk: 26 },
  ]
  beforeAll(() =>
    putRows(db, {
      apps: [
        {
          id: 31,
          package_name: 'app.older',
          resource_type: 0,
          icon_key: 'icon/square',
          direct_package: true,
        },
      ],
      app_texts: [{ app_id: 31, locale: 'zh-CN', name: '旧手机' }],
      versions: versions.map(({ id, min_sdk }) => ({
        id,
        app_id: 31,
        version_code: id,
        version_name: `1.${id - 3100}`,
        min_sdk,
        released_at: inHours(0),
      })),
      packages: versions.map(({ id, signer }) => ({
        ...fileRow(id, 'universal', `app.older/${id}/universal.apk`),
        ...(signer && { signer_sha256: hashOf(signer) }),
      })),
    }),
  )
  const offered = async () => {
    const { body } = await get('/apps/31')
    return [...body.matchAll(/<p hidden="" data-vid="(\d+)".*?data-sdk="(\d+)" data-url="(.*?)\?/g)].map(
      ([, ...found]) => found,
    )
  }
  const path = (version: number) => `/packages/app.older/${version}/universal.apk`

  test('the newest that supports each of them, signed by the same key', async () => {
    expect(await offered()).toEqual([
      ['3103', '24', path(3103)],
      ['3102', '21', path(3102)],
    ])
  })

  test('none that was withdrawn', async () => {
    await putRow(db, 'versions', { id: 3102, state: 'withdrawn' })
    expect(await offered()).toEqual([
      ['3103', '24', path(3103)],
      ['3101', '21', path(3101)],
    ])
    await putRow(db, 'versions', { id: 3102, state: 'published' })
  })

  test('none where only the redirect hands out files', async () => {
    await putRow(db, 'apps', { id: 31, direct_package: false })
    expect((await get('/apps/31')).body).not.toContain('data-older')
    await putRow(db, 'apps', { id: 31, direct_package: true })
  })
})
