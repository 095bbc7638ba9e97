/** One of the files of a version. */
export interface FileFor {
  /** The processor that it is for, as Android names it; `universal` for a file that is for several. */
  abi: string
  /** The first API level that installs it; null if unknown. */
  minSdk: number | null
}

/** What is known of a device. */
export interface DeviceFacts {
  /** The processors whose code it runs, the best one first. */
  abis?: readonly string[] | undefined
  /** Its API level. */
  sdk?: number | undefined
}

/** Why none of the files is for a device: its Android is older than this API level, or its processor is another. */
export type Misfit = { why: 'android'; sdk: number } | { why: 'processor' }

export const UNIVERSAL = 'universal'

/** For a device that said nothing of its processor: what most devices run comes first. */
export const COMMON_ABIS = [UNIVERSAL, 'arm64-v8a', 'armeabi-v7a', 'armeabi', 'x86_64', 'x86'] as const

/** The file to give to a device, or why there is none. */
export function fittingFile<File extends FileFor>(
  files: readonly File[],
  { abis, sdk = Number.POSITIVE_INFINITY }: DeviceFacts,
): File | Misfit {
  const order = abis ? orderOf(abis) : COMMON_ABIS
  const rank = ({ abi }: FileFor) => {
    const place = (order as readonly string[]).indexOf(abi)
    return place < 0 ? order.length : place
  }
  const min = ({ minSdk }: FileFor) => minSdk ?? 0
  const run = abis ? files.filter(file => rank(file) < order.length) : files
  const [best] = run
    .filter(file => min(file) <= sdk)
    .sort((one, other) => rank(one) - rank(other) || min(other) - min(one))
  if (best) return best
  return run.length > 0 ? { why: 'android', sdk: Math.min(...run.map(min)) } : { why: 'processor' }
}

export const isMisfit = (found: FileFor | Misfit): found is Misfit => 'why' in found

/** A file for several processors is most likely for the device's own too, which is better than another that it runs as well. */
const orderOf = ([own = UNIVERSAL, ...others]: readonly string[]) => [own, UNIVERSAL, ...others]
