import sharp from 'sharp'
import { type Decoded, LARGEST_SIDE, LOADERS } from './decode-job.ts'

// A process of its own, without the store's secrets: what it reads may be hostile. The parent ends it when it
// takes too long (see decoders.ts).
const kind = process.argv[2] === 'drawings' ? 'drawings' : 'pictures'
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: LOADERS[kind] })
sharp.cache(false)
sharp.concurrency(1)

async function decode(source: Uint8Array): Promise<Decoded> {
  try {
    const png = await sharp(source, { limitInputPixels: 40_000_000 })
      .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer()
    return { png }
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) }
  }
}

process.on('message', async (source: Uint8Array) => process.send?.(await decode(source)))
process.on('disconnect', () => process.exit())
process.send?.('ready')
