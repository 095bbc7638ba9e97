import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { iconNames } from '../../web/kit/icons.ts'

const require = createRequire(import.meta.url)

function symbol(name: string): string {
  const shapes = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8')
    .replace(/<!--[\s\S]*?-->|<\/?svg[\s\S]*?>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`
}

/** All icons in one file, which a browser fetches once. */
export const iconSprite = `<svg xmlns="http://www.w3.org/2000/svg">${iconNames.map(symbol).join('')}</svg>`

const hash = createHash('sha256').update(iconSprite).digest('base64url').slice(0, 6)

export const iconSpriteFile = `i-${hash}.svg`
