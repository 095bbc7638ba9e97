import { words } from '../../words/words.ts'
import type { OfferedFile } from './model.ts'

export function processorName(abi: string): string {
  const names: Readonly<Record<string, string>> = words.files.abis
  return names[abi] ?? abi
}

/** `arm64 · Android 8.0+`: which devices a file is for. */
export const fileText = ({ abi, minAndroid }: Pick<OfferedFile, 'abi' | 'minAndroid'>): string =>
  [processorName(abi), ...(minAndroid ? [words.info.android(minAndroid)] : [])].join(' · ')
