import { expect, test } from 'vitest'
import { parseImagePath } from './image-request.ts'

test('[VAL-3] an icon is served in an allowed size', () => {
  expect(parseImagePath('icon/moss-3f2a9c_130x130.png')).toEqual({
    key: 'icon/moss-3f2a9c',
    format: 'png',
    name: '130x130.png',
  })
})

test.each(['131x131', '64x64', '48x48', '0x0', '9999x9999', '0130x0130'])(
  '[VAL-3] [VAL-11] an icon of %s is one of 130',
  size => {
    expect(parseImagePath(`icon/moss_${size}.webp`)).toMatchObject({ name: '130x130.webp' })
  },
)

test.each([
  'icon/moss_130x65.png',
  'icon/moss_130x130.gif',
  'icon/moss.png',
  'icon/moss_12345x12345.png',
  '../secret_130x130.png',
  'icon/../moss_130x130.png',
  'icon//moss_130x130.png',
  'a/b/c/d/e_130x130.png',
  'icon/MOSS_130x130.png',
])('%s is no image of ours', path => {
  expect(parseImagePath(path)).toBeUndefined()
})
