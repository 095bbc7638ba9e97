import { readFileSync } from 'node:fs'

/** The error as Vite's overlay wants it. */
export function overlayError(
  error: Error & { frame?: string; loc?: { file?: string; line: number; column: number } },
) {
  const { message, stack = '' } = error
  const loc = error.loc?.file ? { ...error.loc, file: error.loc.file } : firstOwnLine(stack)
  return {
    message,
    stack,
    ...(loc ? { id: loc.file, loc, frame: error.frame ?? frameOf(loc) } : {}),
  }
}

interface Loc {
  file: string
  line: number
  column: number
}

/** Where in our own sources it went wrong. */
function firstOwnLine(stack: string): Loc | undefined {
  for (const line of stack.split('\n')) {
    const [, file, row, column] =
      /\(?(?:file:\/\/)?(\/[^():?]+\.tsx?)(?:\?[\w=-]+)?:(\d+):(\d+)\)?$/.exec(line.trim()) ?? []
    if (file && !file.includes('/node_modules/')) return { file, line: Number(row), column: Number(column) }
  }
  return undefined
}

function frameOf({ file, line, column }: Loc): string {
  const lines = readFileSync(file, 'utf8').split('\n')
  const from = Math.max(0, line - 3)
  return lines
    .slice(from, line + 2)
    .flatMap((text, i) => {
      const number = from + i + 1
      const shown = `${String(number).padStart(4)} | ${text}`
      return number === line ? [shown, `     | ${' '.repeat(Math.max(0, column - 1))}^`] : [shown]
    })
    .join('\n')
}

/** A page that is nothing but the overlay. Its script reloads it when the sources have changed. */
export function overlayPage(error: Error): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Error</title><body><script type="module">
import { ErrorOverlay } from '/@vite/client'
document.body.append(new ErrorOverlay(${JSON.stringify(overlayError(error)).replaceAll('<', '\\u003c')}))
</script></body></html>`
}
