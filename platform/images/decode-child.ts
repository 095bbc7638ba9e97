import sharp from 'sharp'
import { type Decoded, type DecodeJob, LARGEST_SIDE, LOADERS, type MadeSizes } from './decode-job.ts'
import { makeSizes } from './make-sizes.ts'

// A process of its own, without the store's secrets: what it reads may be hostile. The parent ends it when it
// takes too long (see decoders.ts).
const kind = process.argv[2] === 'drawings' ? 'drawings' : 'pictures'
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: LOADERS[kind] })
sharp.cache(false)
sharp.concurrency(1)

async function decode({ source, wanted }: DecodeJob): Promise<Decoded | MadeSizes> {
  try {
    const image = sharp(source, { limitInputPixels: 40_000_000 }).resize({
      width: LARGEST_SIDE,
      height: LARGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    return wanted ? await makeSizes(image, wanted) : { png: await image.png().toBuffer() }
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) }
  }
}

process.on('message', async (job: DecodeJob) => process.send?.(await decode(job)))
process.on('disconnect', () => process.exit())
process.send?.('ready')
