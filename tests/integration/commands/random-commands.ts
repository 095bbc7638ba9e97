import fc from 'fast-check'
import { commentId } from '../../../rules/reports/comment-id.ts'

export interface Given {
  command: string
  input: Record<string, unknown>
}

const app = fc.constantFrom(1, 2)
const word = fc.constantFrom('苔藓', 'Moss', '晨跑日记', 'A page', '二', '<b>三</b>', '👩‍🌾')
const locale = fc.constantFrom('zh-CN', 'en', 'fr')
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const time = fc.constantFrom('2026-01-01T00:00:00Z', '2099-01-01T00:00:00Z', '2026-06-01T08:00:00+08:00')
const texts = fc.dictionary(
  locale,
  fc.record({ name: word, summary: maybe(word), description: maybe(word) }),
  { minKeys: 1, maxKeys: 2 },
)
// What is offered for the first time stays known, and is no draft again: these were offered before.
const offeredCode = fc.constantFrom('30001', '30008')
const code = fc.constantFrom('40000', '9000000000000000001')

const given = (command: string, input: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<Given> =>
  input.map(input => ({
    command,
    input: Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)),
  }))

const picture = fc.record({
  imageKey: fc.constantFrom('shot/first', 'shot/other'),
  width: fc.constant(1080),
  height: fc.constant(1920),
})
const item = fc.record({ locale, title: word, body: word })
let made = 0

/** Any command on the fixture's catalogue; some of them are refused there, as they should be. */
export const anyCommand: fc.Arbitrary<Given> = fc.oneof(
  given(
    'app.edit',
    fc.record({
      app,
      texts: maybe(texts),
      minAge: maybe(orNull(fc.integer({ min: 0, max: 21 }))),
      hasAds: maybe(orNull(fc.boolean())),
    }),
  ),
  given(
    'app.edit',
    fc.record({
      app,
      categories: fc.constantFrom([1], [2], [2, 1], []),
      screenshots: maybe(fc.array(picture, { maxLength: 3 })),
    }),
  ),
  given(
    'app.edit',
    fc.record({
      app,
      useSkills: maybe(fc.array(item, { maxLength: 3 })),
      privacyItems: maybe(fc.array(item, { maxLength: 3 })),
      developerId: maybe(orNull(fc.constant(1))),
    }),
  ),
  given(
    'app.add',
    fc
      .record({ texts, iconKey: fc.constant('icon/square'), resourceType: fc.constantFrom(0, 1) })
      .map(input => {
        made += 1
        return { ...input, packageName: `made.by.chance${made}`, categories: [2] }
      }),
  ),
  given('app.delist', fc.record({ app })),
  given('app.relist', fc.record({ app })),
  given('app.takedown', fc.record({ app })),
  given('app.restore', fc.record({ app })),
  given(
    'app.figures',
    fc.record({
      app,
      downloads: fc.integer({ min: 0, max: 1e9 }),
      ratings: fc.constantFrom([1, 2, 3, 4, 5], [0, 0, 0, 0, 0]),
    }),
  ),
  given(
    'version.put',
    fc.record({
      app,
      versionCode: code,
      versionName: word,
      permissions: maybe(fc.constant([{ name: 'android.permission.NFC' }])),
      texts: maybe(fc.dictionary(locale, orNull(word), { maxKeys: 2 })),
    }),
  ),
  given('version.publish', fc.record({ app, versionCode: offeredCode })),
  given('version.withdraw', fc.record({ app, versionCode: offeredCode })),
  given(
    'category.put',
    fc.record({ id: fc.constantFrom(1, 2), names: fc.dictionary(locale, word, { minKeys: 1, maxKeys: 2 }) }),
  ),
  given(
    'developer.put',
    fc.record({ id: fc.constant(1), name: word, website: orNull(fc.constant('https://studio.example/')) }),
  ),
  given('notice.put', fc.record({ appId: app, locale, body: word, startsAt: maybe(orNull(time)) })),
  given(
    'gift.put',
    fc.record({
      appId: app,
      locale,
      title: word,
      content: word,
      remaining: fc.integer({ min: 0, max: 9 }),
      total: fc.constant(9),
      validUntil: time,
      sourceUrl: fc.constant('/gifts'),
    }),
  ),
  given(
    'banner.place',
    fc.record({
      appId: orNull(app),
      title: word,
      imageKey: fc.constant('shot/first'),
      url: fc.constant('/top'),
    }),
  ),
  given(
    'feature.place',
    fc.record({ locale, title: word, imageKey: fc.constant('shot/first'), url: fc.constant('/top') }),
  ),
  given(
    'ad.place',
    fc.record({
      appId: orNull(app),
      adLocationType: fc.constantFrom(0, 1, 2),
      adUrl: fc.constant('https://ads.example/x'),
      imgUrl: fc.constant('/img/x'),
    }),
  ),
  given(
    'collection.put',
    fc.record({
      locale,
      title: word,
      apps: fc.constantFrom([{ app: 1 }], [{ app: 2 }, { app: 1, note: '一' }]),
    }),
  ),
  given('comment.hide', fc.record({ comment: fc.constantFrom(commentId(1, 1), commentId(1, 2)) })),
  given('comment.show', fc.record({ comment: fc.constantFrom(commentId(1, 2), commentId(1, 3)) })),
  given(
    'reply.hide',
    fc.record({ comment: fc.constant(commentId(1, 1)), number: fc.integer({ min: 0, max: 30 }) }),
  ),
)
