import { type DeviceFacts, type FileFor, fittingFile, isMisfit, UNIVERSAL } from './fitting-file.ts'

/** A file of an older version. */
export interface OlderFile extends FileFor {
  versionId: number
}

/**
 * The file of the newest version that a device can install; undefined: none, or the device doesn't say which Android it has. `files`
 * are newest first. A device that doesn't say its processor gets one for every processor or none.
 */
export function newestOlderFile<File extends OlderFile>(
  files: readonly File[],
  device: DeviceFacts,
): File | undefined {
  const newest = files.find(
    file => device.sdk && (device.abis || file.abi === UNIVERSAL) && !isMisfit(fittingFile([file], device)),
  )
  const ofVersion = files.filter(({ versionId }) => versionId === newest?.versionId)
  // One of them fits.
  return newest && (fittingFile(ofVersion, device) as File)
}
