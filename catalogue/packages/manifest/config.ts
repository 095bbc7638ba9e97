/** For which devices a resource is meant, as far as a store asks. */
export interface Config {
  /** As in BCP 47; empty when it is for all languages. */
  locale: string
  density: number
  /** How many conditions besides language and density. */
  conditions: number
}

/** Any density: it is drawn and not a bitmap. */
export const ANY_DENSITY = 0xfffe

/** Codes that Android still writes as they were before 1989. */
const RENAMED: Record<string, string> = { iw: 'he', in: 'id', ji: 'yi', tl: 'fil' }

/** Where conditions stand in the record and how wide they are; records of older tools are shorter. */
const CONDITIONS: [number, number][] = [
  [4, 2], // country of the network
  [6, 2], // network
  [12, 1], // orientation
  [13, 1], // touch
  [16, 1], // keyboard
  [17, 1], // navigation
  [18, 1], // whether they are hidden
  [20, 4], // pixels
  [24, 4], // platform
  [28, 1], // layout
  [29, 1], // night, kind of device
  [30, 2], // smallest width
  [32, 4], // width and height
  [48, 1], // round
  [49, 1], // colours
]

/** `at` is the offset of its size, which is not beyond `end`. */
export function readConfig(data: Buffer, at: number, end: number): Config {
  const config = Buffer.alloc(64)
  const size = Math.min(data.readUInt32LE(at), config.length, end - at)
  data.copy(config, 0, at, at + size)
  const conditions = CONDITIONS.filter(([from, width]) => config.readUIntLE(from, width) !== 0)
  return { locale: localeOf(config), density: config.readUInt16LE(14), conditions: conditions.length }
}

function localeOf(config: Buffer): string {
  const language = code(config, 8, 0x61)
  if (!language) return ''
  const region = code(config, 10, 0x30)
  const script = letters(config, 36, 4)
  const variant = letters(config, 40, 8)
  return [RENAMED[language] ?? language, script, region, variant].filter(Boolean).join('-')
}

/** Two letters, or three of five bits each when the first bit is set. */
function code(config: Buffer, at: number, base: number): string {
  const [first = 0, second = 0] = config.subarray(at, at + 2)
  if ((first & 0x80) === 0) return letters(config, at, 2)
  const three = [second & 0x1f, ((second & 0xe0) >> 5) | ((first & 0x03) << 3), (first & 0x7c) >> 2]
  return onlyCode(String.fromCharCode(...three.map(five => five + base)))
}

function letters(config: Buffer, at: number, max: number): string {
  return onlyCode(config.toString('latin1', at, at + max).replace(/\0+$/, ''))
}

/** What is no code is none: it goes into addresses and file names. */
function onlyCode(text: string): string {
  return /^[a-z0-9]*$/i.test(text) ? text : ''
}
