import { expect, test } from 'vitest'
import { pictureUrl } from './picture.ts'

test('a picture address carries its size before the extension', () => {
  expect(pictureUrl('/img/', 'shot/moss-1', 'portrait')).toBe('/img/shot/moss-1_314x558.webp')
  expect(pictureUrl('/img/', 'shot/whale-1', 'landscape', 'png')).toBe('/img/shot/whale-1_798x448.png')
})
