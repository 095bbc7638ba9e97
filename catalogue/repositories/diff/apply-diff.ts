import type { OpenIndex } from '../index/open-index.ts'
import { parseSpan, type Span } from '../json/scan-json.ts'
import { asWritten, type Style, styleOf, type Written, writeJson, writeObject } from '../json/write-json.ts'
import { assertTrusted } from '../untrusted.ts'
import { PACKAGE, placeOf, REPOSITORY } from './key-order.ts'
import { isObject, mergePatch } from './merge-patch.ts'

type Part = [name: string, value: Written]

/**
 * The index that a list of changes leads to. Unchanged parts are copied, so this costs what the changes cost, and its
 * hash can be compared with the signed one: no other proof that nothing was lost on the way is needed. Nor is it scanned again:
 * all that is in it was, as part of the old one or of the changes.
 */
export function applyDiff(old: OpenIndex, diff: Record<string, unknown>): OpenIndex {
  const style = styleOf(old.text)
  const parts: Part[] = [...old.parts].map(([name, span]) => [name, asWritten(sliceOf(old.text, span))])
  put(parts, 'packages', old.parts.has('packages') ? packagesOf(old) : undefined)
  for (const [name, change] of Object.entries(diff)) {
    if (name === 'packages' || name === 'repo')
      assertTrusted(isObject(change) || (change === null && name === 'packages'), 'index-broken', name)
    if (change === null) put(parts, name, undefined)
    else if (name === 'packages') put(parts, name, withChanges(old, change as object, style))
    else {
      const before = old.parts.get(name)
      const shape = name === 'repo' ? REPOSITORY : undefined
      const merged = mergePatch(before && parseSpan(old.text, before), change, shape)
      put(parts, name, asWritten(writeJson(merged, style, 1)))
    }
  }
  const { pieces, size, members } = writeObject(parts, style, 0)
  const packages = parts.find(([name]) => name === 'packages')?.[1].members
  const from = members.get('packages')?.from ?? 0
  return { text: Buffer.concat(pieces, size), parts: members, packages: moved(packages ?? new Map(), from) }
}

function packagesOf({ text, parts, packages }: OpenIndex): Written {
  const { from, to } = parts.get('packages') ?? { from: 0, to: 0 }
  return asWritten(text.subarray(from, to), moved(packages, -from))
}

function withChanges({ text, packages }: OpenIndex, changes: object, style: Style): Written {
  const members: Part[] = [...packages].map(([name, span]) => [name, asWritten(sliceOf(text, span))])
  const places = new Map(members.map(([name], at) => [name, at]))
  const added: Part[] = []
  const gone = new Set<string>()
  for (const [name, change] of Object.entries(changes)) {
    const at = places.get(name)
    const span = packages.get(name)
    if (change === null) gone.add(name)
    else {
      const merged = mergePatch(span && parseSpan(text, span), change, PACKAGE)
      const part: Part = [name, asWritten(writeJson(merged, style, 2))]
      if (at === undefined) added.push(part)
      else members[at] = part
    }
  }
  const left = members.filter(([name]) => !gone.has(name))
  for (const one of added) left.splice(placeOf(left, one, 'by-name'), 0, one)
  return writeObject(left, style, 1)
}

function put(parts: Part[], name: string, value: Written | undefined): void {
  const at = parts.findIndex(([there]) => there === name)
  if (value === undefined) parts.splice(at, at < 0 ? 0 : 1)
  else if (at < 0) parts.push([name, value])
  else parts[at] = [name, value]
}

const sliceOf = (text: Buffer, { from, to }: Span) => text.subarray(from, to)

const moved = (spans: ReadonlyMap<string, Span>, by: number): Map<string, Span> =>
  new Map([...spans].map(([name, { from, to }]) => [name, { from: from + by, to: to + by }]))
