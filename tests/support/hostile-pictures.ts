import { crc32, deflateSync } from 'node:zlib'

/** Two kilobytes that keep a renderer busy for minutes. */
export const slowDrawing = (step: 'turbulence' | 'blur') => {
  const [one, times] =
    step === 'blur'
      ? ['<feTurbulence baseFrequency=".9" numOctaves="9"/><feGaussianBlur stdDeviation="90 .4"/>', 20]
      : ['<feTurbulence baseFrequency=".9" numOctaves="9"/>', 35]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><filter id="f" x="0" y="0" width="1" height="1">${one.repeat(times)}</filter><rect width="2000" height="2000" filter="url(#f)"/></svg>`
}

/** A drawing whose steps are all kept: gigabytes. */
export const largeDrawing = () => {
  const steps = Array.from({ length: 60 }, (_, i) => `<feOffset dx="1" result="r${i}"/>`)
  const merge = Array.from({ length: 60 }, (_, i) => `<feMergeNode in="r${i}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="6000" height="6000"><filter id="f" x="0" y="0" width="1" height="1">${steps.join('')}<feMerge>${merge.join('')}</feMerge></filter><rect width="6000" height="6000" filter="url(#f)"/></svg>`
}

/** A PNG of one colour: however large, a few kilobytes. */
export function plainPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
