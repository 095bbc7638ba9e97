import { type DeviceFacts, processorOrder, UNIVERSAL } from './fitting-file.ts'

/** A file of an older version. */
export interface OlderFile {
  versionId: number
  abi: string
  minSdk: number
}

/**
 * The file of the newest version that a device can install; undefined: none, or the device doesn't say which Android it has. `files`
 * are newest first. A device that doesn't say its processor gets one for every processor or none.
 */
export function newestOlderFile<File extends OlderFile>(
  files: readonly File[],
  { abis, sdk }: DeviceFacts,
): File | undefined {
  if (sdk === undefined) return undefined
  const order: readonly string[] = abis ? processorOrder(abis) : [UNIVERSAL]
  const fitting = files.filter(({ abi, minSdk }) => minSdk <= sdk && order.includes(abi))
  const [newest] = fitting
  const rank = ({ abi }: File) => order.indexOf(abi)
  return fitting
    .filter(({ versionId }) => versionId === newest?.versionId)
    .sort((one, other) => rank(one) - rank(other))[0]
}
