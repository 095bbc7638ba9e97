/**
 * Android's version where the browser tells the truth. Chrome of 2023 and later says 10 on every phone, with the model `K`.
 */
export function androidVersion(userAgent: string): number | undefined {
  const version = /android (\d+(?:\.\d+)?)(?!.*; k\))/i.exec(userAgent)?.[1]
  return version === undefined ? undefined : Number(version)
}

/**
 * The processors whose code a device runs, the surest first, by what its browser calls its platform. Chrome says
 * `Linux armv81`, with a digit at its end, on every phone; `armv8l` is a browser of 32 bits, on a system that may have no other.
 */
export function abisOf(platform: string): readonly string[] | undefined {
  return PLATFORMS[platform.replace('Linux ', '')]
}

const ARM = ['armeabi-v7a', 'armeabi']
const PLATFORMS: Readonly<Record<string, readonly string[]>> = {
  aarch64: ['arm64-v8a', ...ARM],
  armv8l: [...ARM, 'arm64-v8a'],
  armv7l: ARM,
  x86_64: ['x86_64', 'x86'],
  i686: ['x86'],
}
