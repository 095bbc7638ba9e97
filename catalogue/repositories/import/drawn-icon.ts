import { hash } from 'node:crypto'
import { xmlText } from '../../../rules/text/xml.ts'

export interface DrawnIcon {
  key: string
  svg: string
}

const FONT = 'Noto Sans CJK SC, Noto Sans SC, PingFang SC, Microsoft YaHei, sans-serif'
/** Dark enough for white letters. */
const GROUNDS = [
  '#17774a',
  '#1d6fb8',
  '#6a4fb3',
  '#a8456b',
  '#b3541e',
  '#2f6f73',
  '#5c6b1f',
  '#8a5a2b',
  '#40568c',
  '#7a3e8e',
  '#9c3b3b',
  '#3d6b3d',
]

/** An icon with the first letter of an app's name, for as long as there is no picture. It is called by what is drawn. */
export function drawnIcon(packageName: string, name: string): DrawnIcon {
  const letter = /[\p{L}\p{N}]\p{M}*/u.exec(name)?.[0] ?? packageName.charAt(0)
  const ground = GROUNDS[Number.parseInt(hash('sha256', packageName).slice(0, 8), 16) % GROUNDS.length]
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">' +
    `<rect width="512" height="512" fill="${ground}"/>` +
    `<text x="256" y="352" font-family="${FONT}" font-size="272" font-weight="700" text-anchor="middle" fill="#fff">` +
    `${xmlText(letter.toUpperCase().slice(0, 8))}</text></svg>`
  return { key: `imported/${hash('sha256', svg).slice(0, 32)}`, svg }
}
