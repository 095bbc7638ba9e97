import type { Brand } from '../../rules/brand/brand.ts'

/** The mark as a picture of its own, in the accent, with sides of so many points. */
export function markDrawing({ mark, palette }: Pick<Brand, 'mark' | 'palette'>, side: number): string {
  const { viewBox, fill, inner } = mark
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    color: palette.accent.light.accent,
    width: side,
    height: side,
    viewBox,
    ...(fill ? { fill } : {}),
  }
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)
  return `<svg ${written.join(' ')}>${inner}</svg>`
}
