import { expect, test } from 'vitest'
import { pictureUrl } from './picture.ts'

test('a picture address carries its size before the extension', () => {
  expect(pictureUrl('/img/', 'shot/moss-1', 'portrait')).toBe('/img/shot/moss-1_314x558.jpg')
})
