/** A part of a text, and whether the other text lacks it. */
export interface DiffPart {
  text: string
  isChanged: boolean
}

/** Above this many words added or removed, marking each costs too much and helps no reader: everything from the first to the last is marked. */
const MAX_EDITS = 400

/** Words, spaces, and single characters of scripts that write without spaces. */
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}])+|\s+|./gsu

/** Returns both texts in parts, with the words marked that differ. */
export function wordDiff(
  before: string,
  after: string,
  maxEdits = MAX_EDITS,
): { before: DiffPart[]; after: DiffPart[] } {
  const [old, made] = [before.match(WORDS) ?? [], after.match(WORDS) ?? []]
  const max = Math.min(old.length, made.length)
  let start = 0
  while (start < max && old[start] === made[start]) start += 1
  let end = 0
  while (end < max - start && old[old.length - 1 - end] === made[made.length - 1 - end]) end += 1
  const middle = (all: string[]) => all.slice(start, all.length - end)
  const [removed, added] = changedWords(middle(old), middle(made), maxEdits)
  const parts = (all: string[], changed: boolean[]) =>
    joined(
      all,
      all.map((_, i) => changed[i - start] ?? false),
    )
  return { before: parts(old, removed), after: parts(made, added) }
}

/** Which words of each have no counterpart: the shortest edit script (Myers 1986), whose cost grows with the edits, not with the texts. */
function changedWords(old: string[], made: string[], maxEdits: number): [boolean[], boolean[]] {
  const changed: [boolean[], boolean[]] = [old.map(() => true), made.map(() => true)]
  const trace = reached(old, made, maxEdits)
  let [x, y] = [old.length, made.length]
  if (!trace) return changed
  const keep = (toX: number, toY: number) => {
    while (x > toX && y > toY) {
      x -= 1
      y -= 1
      changed[0][x] = false
      changed[1][y] = false
    }
  }
  for (let edits = trace.length - 1; edits > 0; edits -= 1) {
    const [diagonal, from] = cameFrom(trace[edits - 1], x - y, edits)
    // The words in common after the edit; before it nothing is in common on this diagonal.
    const isAdded = diagonal === x - y + 1
    keep(isAdded ? from : from + 1, isAdded ? from - diagonal + 1 : from - diagonal)
    x = from
    y = from - diagonal
  }
  keep(0, 0)
  return changed
}

/** How far each number of edits reaches on each diagonal, by its number; undefined: there are too many edits. */
function reached(old: string[], made: string[], maxEdits: number): Map<number, number>[] | undefined {
  const trace: Map<number, number>[] = []
  for (let edits = 0; edits <= maxEdits; edits += 1) {
    const now = new Map<number, number>()
    trace.push(now)
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const [from, furthest] = edits === 0 ? [0, 0] : cameFrom(trace[edits - 1], diagonal, edits)
      let x = from < diagonal ? furthest + 1 : furthest
      while (x < old.length && x - diagonal < made.length && old[x] === made[x - diagonal]) x += 1
      now.set(diagonal, x)
      if (x >= old.length && x - diagonal >= made.length) return trace
    }
  }
  return undefined
}

/** The diagonal from which an edit leads furthest to this one, and how far that one reaches. */
function cameFrom(
  before: Map<number, number> | undefined,
  diagonal: number,
  edits: number,
): [number, number] {
  const [below, above] = [before?.get(diagonal - 1) ?? -1, before?.get(diagonal + 1) ?? -1]
  const isAdded = diagonal === -edits || (diagonal !== edits && below < above)
  return isAdded ? [diagonal + 1, above] : [diagonal - 1, below]
}

/** Neighbors that are alike, as one; a space between two changed words is changed too. */
function joined(words: string[], changed: boolean[]): DiffPart[] {
  const parts: DiffPart[] = []
  for (const [i, text] of words.entries()) {
    const isBetween = /^\s+$/.test(text) && changed[i - 1] === true && changed[i + 1] === true
    const isChanged = changed[i] === true || isBetween
    const last = parts[parts.length - 1]
    if (last?.isChanged === isChanged) last.text += text
    else parts.push({ text, isChanged })
  }
  return parts
}
