import sharp from 'sharp'

/** From now on this process reads what others made of pictures (see decoders.ts), and no picture of anybody else. */
export function readPngAlone(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadPng'] })
}
