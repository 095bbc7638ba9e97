import { isUtf8 } from 'node:buffer'
import { Distrust, trustIf } from '../distrust.ts'
import type { ImportLimits } from '../limits.ts'

/** Where a value stands in the text. */
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
  trustIf(isUtf8(bytes), 'json-not-utf8')
  const scan = new Scan(bytes, limits)
  scan.space()
  const whole = scan.value(0)
  scan.space()
  trustIf(scan.at === bytes.length, 'json-broken', `at ${scan.at}`)
  return whole
}

/** The value that stands there. */
export function parseSpan(bytes: Buffer, { from, to }: Span): unknown {
  return JSON.parse(bytes.toString('utf8', from, to))
}

class Scan {
  at = 0
  readonly #bytes: Buffer
  readonly #limits: JsonLimits
  #values = 0

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
    this.#count()
    const from = this.at
    const byte = this.#bytes[from]
    let members: Member['members']
    if (byte === OPEN_OBJECT) members = this.#object(depth + 1)
    else if (byte === OPEN_LIST) this.#list(depth + 1)
    else if (byte === QUOTE) this.#text(this.#limits.jsonText)
    else this.#plain()
    return { from, to: this.at, members }
  }

  #object(depth: number): Map<string, Member> | undefined {
    trustIf(depth <= this.#limits.jsonDepth, 'json-deep')
    const members = depth <= NOTED_DEPTH ? new Map<string, Member>() : undefined
    const names = new Set<string>()
    this.at += 1
    this.space()
    if (this.#bytes[this.at] === CLOSE_OBJECT) {
      this.at += 1
      return members
    }
    for (;;) {
      const name = this.#name()
      if (names.has(name)) throw new Distrust('json-key-twice', name.slice(0, 100))
      names.add(name)
      this.#sign(COLON)
      this.space()
      const value = this.value(depth)
      members?.set(name, value)
      if (this.#ends(CLOSE_OBJECT)) return members
    }
  }

  #list(depth: number): void {
    trustIf(depth <= this.#limits.jsonDepth, 'json-deep')
    this.at += 1
    this.space()
    if (this.#bytes[this.at] === CLOSE_LIST) {
      this.at += 1
      return
    }
    do this.value(depth)
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

  #name(): string {
    this.#count()
    const from = this.at
    if (this.#bytes[from] !== QUOTE) throw this.#broken()
    const hasEscapes = this.#text(LONGEST_NAME)
    // The same name can be written in several ways.
    const name = hasEscapes ? this.#parsed(from) : this.#bytes.toString('utf8', from + 1, this.at - 1)
    if (FORBIDDEN.has(name)) throw new Distrust('json-key-forbidden', name)
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
    if (at - from > longest) throw new Distrust('json-text-long', `${at - from} bytes`)
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
    for (;;) {
      const byte = this.#bytes[at]
      const isPart =
        byte !== undefined &&
        ((byte >= 48 && byte <= 57) ||
          (byte >= 97 && byte <= 122) ||
          byte === 69 ||
          byte === 43 ||
          byte === 45 ||
          byte === 46)
      if (!isPart) break
      at += 1
    }
    if (at - from > LONGEST_NUMBER) throw this.#broken()
    const said = this.#bytes.toString('latin1', from, at)
    if (!(said === 'true' || said === 'false' || said === 'null' || NUMBER.test(said))) throw this.#broken()
    this.at = at
  }

  #count(): void {
    this.#values += 1
    if (this.#values > this.#limits.jsonValues)
      throw new Distrust('json-many', String(this.#limits.jsonValues))
  }

  #broken(): Distrust {
    return new Distrust('json-broken', `at ${this.at}`)
  }
}
