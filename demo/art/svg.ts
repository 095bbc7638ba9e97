import { createHash } from 'node:crypto'

const round = (value: number) => String(Math.round(value * 10) / 10)

const escapeText = (text: string | number) =>
  String(text).replace(/[<>&]/g, char => (char === '<' ? '&lt;' : char === '>' ? '&gt;' : '&amp;'))

type TextStyle = { fill?: string; weight?: number; anchor?: 'start' | 'middle' | 'end'; opacity?: number }

export function text(
  x: number,
  y: number,
  size: number,
  words: string | number,
  style: TextStyle = {},
): string {
  const { fill = '#1d2421', weight = 400, anchor = 'start', opacity = 1 } = style
  const faint = opacity < 1 ? ` opacity="${opacity}"` : ''
  const aligned = anchor === 'start' ? '' : ` text-anchor="${anchor}"`
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" fill="${fill}" font-weight="${weight}"${aligned}${faint}>${escapeText(words)}</text>`
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}"${more}/>`
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${more}/>`
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more}/>`
}

export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`
}

export function gradient(id: string, from: string, to: string, x2 = 0, y2 = 1): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
}

export function svg(width: number, height: number, body: string, defs = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Noto Sans CJK SC, sans-serif"><defs>${defs}</defs>${body}</svg>\n`
}

/** Width of a line of text in units of its size: Latin letters and digits are about half as wide. */
export function widthOf(words: string): number {
  let width = 0
  for (const char of words) width += (char.codePointAt(0) ?? 0) < 0x2000 ? 0.56 : 1
  return width
}

/** Shortens a line to short, with an ellipsis. */
export function short(words: string, units: number): string {
  if (widthOf(words) <= units) return words
  let kept = ''
  for (const char of words) {
    if (widthOf(kept + char) > units - 1) break
    kept += char
  }
  return `${kept}…`
}

/** Breaks text into lines; closing punctuation stays on its line. */
export function wrap(words: string, units: number, lines: number): string[] {
  const wrapped: string[] = []
  let current = ''
  for (const char of words) {
    if (widthOf(current + char) > units && !'，。、！？”：；）'.includes(char)) {
      wrapped.push(current)
      current = ''
    }
    current += char
  }
  wrapped.push(current)
  return wrapped.slice(0, lines)
}

/** An image's key: what it is, and a short hash of its content, so that a URL never changes its picture. */
export const keyOf = (name: string, content: string) =>
  `${name}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}`
