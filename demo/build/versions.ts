import { day, iso, today } from '../core/clock.ts'
import { inEnglish } from '../core/english.ts'
import { randomFrom } from '../core/random.ts'
import { fill, linesFor, wordsOf } from '../core/words.ts'
import type { App } from '../model.ts'
import { permissionHistory } from './permissions.ts'

export type Version = {
  id: number
  code: number
  name: string
  minSdk: number
  targetSdk: number
  permissionIds: number[]
  releasedAt: number
  whatsNew: string
  whatsNewInEnglish: string
}

/** Phones before this one know no signatures of scheme v2, which is all that the demo's packages have. */
const MIN_SDK = 24

type Number3 = [number, number, number]

const codeOf = ([major, minor, patch]: Number3) => major * 10_000 + minor * 100 + patch

function numbers(app: App): Number3[] {
  if (app.special === 'coming') return []
  const fixed = app.about === '-' ? wordsOf(`flagship-${app.slug}`)('versions') : []
  if (fixed.length > 0) return fixed.map(name => name.split('.').map(Number) as Number3)
  const random = randomFrom(`numbers ${app.slug}`)
  let [major, minor, patch]: Number3 = [random.pick([0, 1, 1, 1, 2]), random.int(0, 3), 0]
  // Android takes no version code below 1.
  if (major === 0 && minor === 0) minor = 1
  return Array.from({ length: random.int(3, random.pick([8, 14, 26])) }, () => {
    const current: Number3 = [major, minor, patch]
    const step = random.next()
    if (step < 0.5) patch += 1
    else if (step < 0.93 || minor < 3) [minor, patch] = [minor + 1, 0]
    else [major, minor, patch] = [major + 1, 0, 0]
    return current
  })
}

function releaseTimes(app: App, count: number): number[] {
  const random = randomFrom(`releases ${app.slug}`)
  const gone = app.special === 'delisted' ? 200 : 0
  let time = today - gone * day - random.int(1, random.pick([9, 30, 120, 400])) * day
  if (app.about === '-') time = today - 6 * day
  const times: number[] = []
  for (let left = count; left > 0; left -= 1) {
    times.unshift(time + random.int(0, 9 * 60) * 60_000)
    time -= random.int(9, random.pick([20, 45, 90])) * day
  }
  return times
}

/** Release notes, newest first: each piece of news is used once, and what is left over are repairs. */
function releaseNotes(app: App, count: number): { zh: string; en: string }[] {
  const random = randomFrom(`notes ${app.slug}`)
  const common = wordsOf('common')
  const news = random.sample(linesFor(app, 'news'), 99)
  const written = app.about === '-' ? wordsOf(`flagship-${app.slug}`)('whatsnew') : []
  const english = (line: string) => {
    if (written.includes(line)) return inEnglish(`flagship-${app.slug}`, line)
    return inEnglish(
      common('first').includes(line) || common('fixes').includes(line) ? 'common' : app.kind,
      line,
    )
  }
  return Array.from({ length: count }, (_, age) => {
    if (age === 0 && written.length > 0) return written
    if (age === count - 1) return random.sample(common('first'), 2)
    const told = news.splice(0, random.int(1, 2))
    return [
      ...told,
      ...random.sample(common('fixes'), random.int(told.length > 0 ? 1 : 2, 3 - Math.min(1, told.length))),
    ]
  }).map(lines => ({
    zh: fill(lines.join('\n'), { name: app.name, point: app.point }),
    en: fill(lines.map(english).join('\n'), app.en),
  }))
}

export function versionsOf(app: App): Version[] {
  const random = randomFrom(`versions ${app.slug}`)
  const numbered = numbers(app)
  const times = releaseTimes(app, numbered.length)
  const permissions = permissionHistory(app, numbered.length)
  const minSdk = app.about === '-' ? 26 : random.pick([24, 24, 24, 24, 26, 26, 28])
  const targetSdk = random.pick([34, 35, 35, 36])
  const whatsNew = releaseNotes(app, numbered.length)
  return numbered.map((number, index) => {
    const age = numbered.length - 1 - index
    return {
      id: app.id * 100 + index + 1,
      code: codeOf(number),
      name: number.join('.'),
      minSdk: Math.max(MIN_SDK, minSdk - (age > 6 ? 2 : 0)),
      targetSdk: targetSdk - Math.min(3, Math.floor(age / 5)),
      permissionIds: permissions[index] ?? [],
      releasedAt: times[index] ?? today,
      whatsNew: whatsNew[age]?.zh ?? '',
      whatsNewInEnglish: whatsNew[age]?.en ?? '',
    }
  })
}

export const releasedAt = (version: Version) => iso(version.releasedAt)
