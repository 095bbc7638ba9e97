import { buildChunk, buildStrings, words } from '../../catalogue/packages/make/build-xml.ts'

/** One value of an invented table: `0x7f020001` for a kind of device. */
export interface ResourceValue {
  id: number
  locale?: string
  density?: number
  sdk?: number
  text?: string
  type?: number
  data?: number
}

/** How the list of a type's entries is written. */
export type Layout = 'plain' | 'sparse' | 'short' | 'compact'

const NO_ENTRY = 0xffffffff

/** A type chunk for each value, which is allowed. */
export function buildResources(values: ResourceValue[], layout: Layout = 'plain'): Buffer {
  const texts = values.flatMap(({ text }) => (text === undefined ? [] : [text]))
  const types = values.map(value =>
    typeChunk(value, value.text === undefined ? 0 : texts.indexOf(value.text), layout),
  )
  const packageHeader = Buffer.concat([words(0x7f), Buffer.alloc(256), words(0, 0, 0, 0, 0)])
  const body = [buildStrings(texts, true), buildChunk(0x0200, packageHeader, Buffer.concat(types))]
  return buildChunk(0x0002, words(1), Buffer.concat(body))
}

function typeChunk(value: ResourceValue, textAt: number, layout: Layout): Buffer {
  const index = value.id & 0xffff
  const type = value.type ?? (value.text === undefined ? 0x10 : 0x03)
  const data = value.text === undefined ? (value.data ?? 0) : textAt
  const entry =
    layout === 'compact'
      ? Buffer.concat([Buffer.from([0, 0, 8, type]), words(data)])
      : Buffer.concat([Buffer.from([8, 0, 0, 0]), words(0), Buffer.from([8, 0, 0, type]), words(data)])
  const list = offsets(index, layout)
  const config = configOf(value)
  const head = Buffer.from([
    (value.id >>> 16) & 0xff,
    layout === 'sparse' ? 1 : layout === 'short' ? 2 : 0,
    0,
    0,
  ])
  const count = layout === 'sparse' ? 1 : index + 1
  const header = Buffer.concat([head, words(count, 8 + 12 + config.length + list.length), config])
  return buildChunk(0x0201, header, Buffer.concat([list, entry]))
}

function offsets(index: number, layout: Layout): Buffer {
  if (layout === 'sparse') return words(index)
  if (layout !== 'short') return words(...Array.from({ length: index }, () => NO_ENTRY), 0)
  const list = Buffer.alloc(Math.ceil((index + 1) / 2) * 4, 0xff)
  list.writeUInt16LE(0, index * 2)
  return list
}

function configOf({ locale = '', density = 0, sdk = 0 }: ResourceValue): Buffer {
  const config = Buffer.alloc(48)
  config.writeUInt32LE(48, 0)
  const [language = '', region = ''] = locale.split('-')
  config.write(language, 8, 'latin1')
  config.write(region, 10, 'latin1')
  config.writeUInt16LE(density, 14)
  config.writeUInt16LE(sdk, 24)
  return config
}
