const COMMANDS = {
  windows: (file: string) => `certutil -hashfile "${file}" SHA256`,
  mac: (file: string) => `shasum -a 256 ${quoted(file)}`,
  linux: (file: string) => `sha256sum ${quoted(file)}`,
}

export type HashSystem = keyof typeof COMMANDS

/**
 * Returns the commands by which a computer works out the SHA-256 of a file that was saved under this name. A name may be
 * anyone's: save-name.ts leaves nothing in it that a shell of Windows reads between double quotes.
 */
export function hashCommands(file: string): { system: HashSystem; command: string }[] {
  return (Object.keys(COMMANDS) as HashSystem[]).map(system => ({ system, command: COMMANDS[system](file) }))
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
