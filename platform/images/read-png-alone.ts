import sharp from 'sharp'

/** From now on this process reads only pictures that decoders produced (see decoders.ts), and no untrusted ones. */
export function readPngAlone(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadPng'] })
}
