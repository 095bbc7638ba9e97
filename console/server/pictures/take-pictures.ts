import { hash } from 'node:crypto'
import type { PictureProblem } from '../../../contract/refusals.ts'
import { type KeptPicture, keepPicture, LARGEST_PICTURE } from '../../../platform/images/keep-picture.ts'
import type { SizeDeps } from '../../../platform/images/keep-sizes.ts'
import { type PictureUse, pictureFault } from '../../../rules/pictures/sent-picture.ts'
import type { SentFile } from './form-with-files.ts'

export interface TakenPictures {
  icon: KeptPicture | undefined
  wide: KeptPicture | undefined
  screenshots: KeptPicture[]
  /** Why some were not taken. */
  faults: ({ name: string } & PictureProblem)[]
}

/** The fields of a form in which pictures are chosen. */
const USES: Record<string, PictureUse> = { _icon: 'icon', _screenshots: 'screenshot', _wide: 'wide' }

/** Decodes each picture in the sandbox and stores it by its hash. It is not served until a command names it. */
export async function takePictures(deps: SizeDeps, files: readonly SentFile[]): Promise<TakenPictures> {
  const taken: TakenPictures = { icon: undefined, wide: undefined, screenshots: [], faults: [] }
  for (const { field, name, bytes } of files) {
    const use = USES[field]
    if (!use) continue
    const made = await take(use, bytes)
    if ('problem' in made) taken.faults.push({ name: name.slice(0, 100), ...made })
    else if (use === 'screenshot') taken.screenshots.push(made)
    else taken[use] = made
  }
  return taken

  async function take(use: PictureUse, bytes: Buffer): Promise<KeptPicture | PictureProblem> {
    if (bytes.length > LARGEST_PICTURE) return { problem: 'large', megabytes: LARGEST_PICTURE >> 20 }
    const sha256 = hash('sha256', bytes)
    const picture = await keepPicture(deps, { bytes, sha256 }, use)
    if (!picture) return { problem: 'unreadable' }
    const fault = pictureFault(use, picture)
    const size = `${picture.width} × ${picture.height}`
    if (fault === 'small') return { problem: 'small', size }
    if (fault === 'shape') return { problem: use === 'icon' ? 'square' : 'long', size }
    return picture
  }
}
