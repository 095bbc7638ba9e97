import { expect, test } from 'vitest'
import { linkHost } from './link-host.ts'

test.each([
  ['https://Qingyu.example/privacy?x=1', 'qingyu.example'],
  ['https://qingyu.example', 'qingyu.example'],
  ['/go?to=https%3A%2F%2Fpartner.example%2Fa%3Fb%3D1', 'partner.example'],
  ['/apps/1', undefined],
  ['/go?to=%2Fapps%2F1', undefined],
])('%s leads to %s', (link, host) => {
  expect(linkHost(link)).toBe(host)
})
