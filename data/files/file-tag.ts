import { hash } from 'node:crypto'

/** By which a picture is known in tags, in all its sizes and formats; `file` is `img/<key>`. */
export const fileHash = (file: string): string => hash('sha256', file).slice(0, 16)

export const fileTag = (file: string): string => `file-${fileHash(file)}`
