import { hasHan } from './han.ts'

/** Characters that are taken for each other by eye. */
const LOOK_ALIKE =
  '曰日 己已 末未 侯候 帐账 象像 辩辨 圆园 拔拨 刺剌 即既 博搏 密蜜 贷货 祥详 徒徙 茶荼 戊戌 士土 天夭 免兔 瓜爪 鸟乌 折拆 治冶 竟竞 记计 漫慢'
    .split(' ')
    .map(pair => [...pair].sort().join(''))

/** What is longer is no word, and comparing it would take long. */
const LONGEST = 40

/** The known word that was meant, if one is close enough: short words have neighbors everywhere. */
export function correctWord(
  word: string,
  known: Iterable<string>,
  sound: (word: string) => string,
): string | undefined {
  if (word.length > LONGEST) return undefined
  const length = [...word].length
  const isClose = hasHan(word)
    ? (other: string) => soundsOrLooksAlike(word, other, sound)
    : (other: string) => !hasHan(other) && mistakes(word, other) <= (length >= 9 ? 2 : 1)
  if (length < (hasHan(word) ? 2 : 5)) return undefined
  let best: string | undefined
  for (const other of known)
    if (
      other !== word &&
      isClose(other) &&
      (best === undefined || mistakes(word, other) < mistakes(word, best))
    )
      best = other
  return best
}

/** As long, with a character in common, and the others alike by ear or by eye. */
function soundsOrLooksAlike(word: string, other: string, sound: (word: string) => string): boolean {
  const [a, b] = [[...word], [...other]]
  if (a.length !== b.length || !a.some((character, i) => character === b[i])) return false
  return a.every((character, i) => {
    const there = b[i] ?? ''
    if (character === there) return true
    return (
      LOOK_ALIKE.includes([character, there].sort().join('')) ||
      (hasHan(there) && sound(character) === sound(there))
    )
  })
}

/** How many letters are missing, too many, wrong or swapped; above 2 it is just many. */
function mistakes(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2 || a[0] !== b[0]) return 3
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 9) + 1 : 9
      next.push(Math.min((row[j] ?? 9) + 1, (next[j - 1] ?? 9) + 1, (row[j - 1] ?? 9) + same, swapped))
    }
    before = row
    row = next
  }
  return row[b.length] ?? 3
}
