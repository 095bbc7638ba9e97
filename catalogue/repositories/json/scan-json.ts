import { isUtf8 } from 'node:buffer'
import type { ImportLimits } from '../limits.ts'
import { assertTrusted, UntrustedError } from '../untrusted.ts'

/** Position of a value in the text. */
export interface Span {
  from: number
  to: number
}

/** A value of an object, with its own members where those were asked for. */
export interface Member extends Span {
  members: Map<string, Member> | undefined
}

type JsonLimits = Pick<ImportLimits, 'jsonDepth' | 'jsonValues' | 'jsonText'>

/** Who reads them as names of plain objects gets something else than was said. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])
const LONGEST_NAME = 1000
const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/
const LONGEST_NUMBER = 40
/** How deep members are noted: those of the whole, and those of its parts. */
const NOTED_DEPTH = 2
/** Names of one object that are compared byte by byte; of more, each is read. Most objects have ten. */
const FEW_NAMES = 64

const code = (sign: string) => sign.charCodeAt(0)
const QUOTE = code('"')
const BACKSLASH = code('\\')
const OPEN_OBJECT = code('{')
const CLOSE_OBJECT = code('}')
const OPEN_LIST = code('[')
const CLOSE_LIST = code(']')
const COMMA = code(',')
const COLON = code(':')
const SPACE = code(' ')

/**
 * Reads JSON without making anything of it but a note of where parts stand, so that a large index is parsed app by app. It is stricter
 * than JSON.parse: an end to depth, number and length, UTF-8 only, no name twice, none that plain objects have of themselves.
 */
export function scanJson(bytes: Buffer, limits: JsonLimits): Member {
  assertTrusted(isUtf8(bytes), 'json-not-utf8')
  const scan = new Scan(bytes, limits)
  scan.space()
  const whole = scan.value(0)
  scan.space()
  assertTrusted(scan.at === bytes.length, 'json-broken', `at ${scan.at}`)
  return whole
}

/** The value at that position. */
export function parseSpan(bytes: Buffer, { from, to }: Span): unknown {
  return JSON.parse(bytes.toString('utf8', from, to))
}

class Scan {
  at = 0
  readonly #bytes: Buffer
  readonly #limits: JsonLimits
  #values = 0
  readonly #seen: number[] = []

  constructor(bytes: Buffer, limits: JsonLimits) {
    this.#bytes = bytes
    this.#limits = limits
  }

  space(): void {
    for (;;) {
      const byte = this.#bytes[this.at]
      if (byte !== SPACE && byte !== 10 && byte !== 13 && byte !== 9) return
      this.at += 1
    }
  }

  value(depth: number): Member {
    const from = this.at
    if (depth < NOTED_DEPTH && this.#bytes[from] === OPEN_OBJECT) {
      this.#count()
      return { from, members: this.#noted(depth + 1), to: this.at }
    }
    this.#skip(depth)
    return { from, to: this.at, members: undefined }
  }

  /** Millions of values stand below those that are noted, and nothing is made of them. */
  #skip(depth: number): void {
    this.#count()
    const byte = this.#bytes[this.at]
    if (byte === OPEN_OBJECT) this.#object(depth + 1)
    else if (byte === OPEN_LIST) this.#list(depth + 1)
    else if (byte === QUOTE) this.#text(this.#limits.jsonText)
    else this.#plain()
  }

  #noted(depth: number): Map<string, Member> {
    const members = new Map<string, Member>()
    if (this.#isEmpty(CLOSE_OBJECT, depth)) return members
    do {
      const name = this.#name(this.at, this.#nameText())
      if (members.has(name)) throw new UntrustedError('json-key-twice', name.slice(0, 100))
      this.#sign(COLON)
      this.space()
      members.set(name, this.value(depth))
    } while (!this.#ends(CLOSE_OBJECT))
    return members
  }

  #object(depth: number): void {
    if (this.#isEmpty(CLOSE_OBJECT, depth)) return
    // From and to of each name, one object's behind that of the one around it.
    const seen = this.#seen
    const base = seen.length
    let read: Set<string> | undefined
    do {
      const from = this.at
      const hasEscapes = this.#nameText()
      // The same name can be written in several ways.
      if (!read && (hasEscapes || seen.length - base === 2 * FEW_NAMES)) read = this.#namesSince(base)
      if (read) {
        const name = this.#name(from, hasEscapes)
        if (read.has(name)) throw new UntrustedError('json-key-twice', name.slice(0, 100))
        read.add(name)
      } else {
        const length = this.at - from
        // As long as one that is forbidden.
        if (length === 11 || length === 13) this.#name(from, false)
        for (let at = base; at < seen.length; at += 2)
          if (this.#isSame(from, length, seen[at] ?? 0, seen[at + 1] ?? 0))
            throw new UntrustedError('json-key-twice', this.#name(from, false).slice(0, 100))
        seen.push(from, this.at)
      }
      this.#sign(COLON)
      this.space()
      this.#skip(depth)
    } while (!this.#ends(CLOSE_OBJECT))
    seen.length = base
  }

  #namesSince(base: number): Set<string> {
    const names = new Set<string>()
    for (let at = base; at < this.#seen.length; at += 2)
      names.add(this.#bytes.toString('utf8', (this.#seen[at] ?? 0) + 1, (this.#seen[at + 1] ?? 0) - 1))
    return names
  }

  #isSame(from: number, length: number, other: number, to: number): boolean {
    if (to - other !== length) return false
    for (let i = 1; i < length; i++) if (this.#bytes[from + i] !== this.#bytes[other + i]) return false
    return true
  }

  /** Goes into a list or an object; whether it is over already. */
  #isEmpty(close: number, depth: number): boolean {
    assertTrusted(depth <= this.#limits.jsonDepth, 'json-deep')
    this.at += 1
    this.space()
    if (this.#bytes[this.at] !== close) return false
    this.at += 1
    return true
  }

  #list(depth: number): void {
    if (this.#isEmpty(CLOSE_LIST, depth)) return
    do this.#skip(depth)
    while (!this.#ends(CLOSE_LIST))
  }

  /** Behind a value: its list or object is over, or goes on with the next. */
  #ends(close: number): boolean {
    this.space()
    const byte = this.#bytes[this.at]
    if (byte !== close && byte !== COMMA) throw this.#broken()
    this.at += 1
    if (byte === close) return true
    this.space()
    return false
  }

  #sign(sign: number): void {
    this.space()
    if (this.#bytes[this.at] !== sign) throw this.#broken()
    this.at += 1
  }

  /** Goes over a name; whether there are escapes in it. */
  #nameText(): boolean {
    this.#count()
    if (this.#bytes[this.at] !== QUOTE) throw this.#broken()
    return this.#text(LONGEST_NAME)
  }

  /** The name that began there and ends here. */
  #name(from: number, hasEscapes: boolean): string {
    const name = hasEscapes ? this.#parsed(from) : this.#bytes.toString('utf8', from + 1, this.at - 1)
    if (FORBIDDEN.has(name)) throw new UntrustedError('json-key-forbidden', name)
    return name
  }

  #parsed(from: number): string {
    try {
      return String(parseSpan(this.#bytes, { from, to: this.at }))
    } catch {
      throw this.#broken()
    }
  }

  /** Whether there are escapes in it. */
  #text(longest: number): boolean {
    const bytes = this.#bytes
    const from = this.at
    let hasEscapes = false
    let at = from + 1
    for (;;) {
      const byte = bytes[at]
      if (byte === QUOTE) break
      // Control characters stand there as escapes only; undefined is behind the end.
      if (byte === undefined || byte < SPACE) throw this.#broken()
      if (byte === BACKSLASH) {
        hasEscapes = true
        at += this.#escape(at)
      } else at += 1
    }
    this.at = at + 1
    if (at - from > longest) throw new UntrustedError('json-text-long', `${at - from} bytes`)
    return hasEscapes
  }

  #escape(at: number): number {
    const kind = String.fromCharCode(this.#bytes[at + 1] ?? 0)
    if ('"\\/bfnrt'.includes(kind)) return 2
    if (kind !== 'u' || !/^[0-9a-fA-F]{4}$/.test(this.#bytes.toString('latin1', at + 2, at + 6)))
      throw this.#broken()
    return 6
  }

  /** A number, or one of three words. */
  #plain(): void {
    const from = this.at
    let at = from
    let isDigits = true
    for (;;) {
      const byte = this.#bytes[at]
      if (byte === undefined) break
      const isDigit = byte >= 48 && byte <= 57
      if (
        !(isDigit || (byte >= 97 && byte <= 122) || byte === 69 || byte === 43 || byte === 45 || byte === 46)
      )
        break
      isDigits &&= isDigit
      at += 1
    }
    if (at - from > LONGEST_NUMBER) throw this.#broken()
    // Nearly all of them are whole numbers, and need not be read.
    const isWhole = isDigits && at > from && (at === from + 1 || this.#bytes[from] !== 48)
    if (!isWhole) {
      const said = this.#bytes.toString('latin1', from, at)
      if (!(said === 'true' || said === 'false' || said === 'null' || NUMBER.test(said))) throw this.#broken()
    }
    this.at = at
  }

  #count(): void {
    this.#values += 1
    if (this.#values > this.#limits.jsonValues)
      throw new UntrustedError('json-many', String(this.#limits.jsonValues))
  }

  #broken(): UntrustedError {
    return new UntrustedError('json-broken', `at ${this.at}`)
  }
}
