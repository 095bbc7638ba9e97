const COMMANDS = {
  windows: (file: string) => `certutil -hashfile ${file} SHA256`,
  mac: (file: string) => `shasum -a 256 ${file}`,
  linux: (file: string) => `sha256sum ${file}`,
}

export type HashSystem = keyof typeof COMMANDS

/** How a computer works out the SHA-256 of the app's file. */
export function hashCommands(packageName: string): { system: HashSystem; command: string }[] {
  return (Object.keys(COMMANDS) as HashSystem[]).map(system => ({
    system,
    command: COMMANDS[system](`${packageName}.apk`),
  }))
}
