import type { Member } from '../json/scan-json.ts'
import { parseSpan } from '../json/scan-json.ts'
import { type Style, styleOf, writeJson, writeObject } from '../json/write-json.ts'
import { PACKAGE, placeOf, REPOSITORY } from './key-order.ts'
import { isObject, mergePatch } from './merge-patch.ts'

type Written = [name: string, text: string | Buffer]

/**
 * The index that a list of changes leads to, as text. What does not change is copied as it stands, so this costs what the changes
 * cost, and its hash can be held against the one that was signed: no other proof that nothing was lost on the way is needed.
 */
export function applyDiff(text: Buffer, whole: Member, diff: Record<string, unknown>): Buffer {
  const style = styleOf(text)
  const members: Written[] = [...(whole.members ?? [])].map(([name, span]) => [name, sliceOf(text, span)])
  for (const [name, change] of Object.entries(diff)) {
    const span = whole.members?.get(name)
    const isPackages = name === 'packages' && isObject(change) && span?.members
    const written = isPackages
      ? applyToPackages(text, span.members ?? new Map(), change, style)
      : writeJson(
          mergePatch(span && parseSpan(text, span), change, name === 'repo' ? REPOSITORY : undefined),
          style,
          1,
        )
    put(members, name, change === null ? undefined : written)
  }
  return writeObject(members, style, 0)
}

function applyToPackages(
  text: Buffer,
  packages: Map<string, Member>,
  changes: Record<string, unknown>,
  style: Style,
): Buffer {
  const members: Written[] = [...packages].map(([name, span]) => [name, sliceOf(text, span)])
  const places = new Map(members.map(([name], at) => [name, at]))
  const added: Written[] = []
  const gone = new Set<string>()
  for (const [name, change] of Object.entries(changes)) {
    const at = places.get(name)
    const span = packages.get(name)
    if (change === null) gone.add(name)
    else {
      const written = writeJson(mergePatch(span && parseSpan(text, span), change, PACKAGE), style, 2)
      if (at === undefined) added.push([name, written])
      else members[at] = [name, written]
    }
  }
  const left = members.filter(([name]) => !gone.has(name))
  for (const one of added) left.splice(placeOf(left, one, 'by-name'), 0, one)
  return writeObject(left, style, 1)
}

function put(members: Written[], name: string, text: string | Buffer | undefined): void {
  const at = members.findIndex(([there]) => there === name)
  if (text === undefined) members.splice(at, at < 0 ? 0 : 1)
  else if (at < 0) members.push([name, text])
  else members[at] = [name, text]
}

const sliceOf = (text: Buffer, { from, to }: Member) => text.subarray(from, to)
