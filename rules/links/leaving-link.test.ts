import { expect, test } from 'vitest'
import { leavingLink } from './leaving-link.ts'
import { changeTarget } from './leaving-target.ts'

const domains = ['partner.example']

test.each([
  ['https://partner.example/a?b=1&c', '/go?to=https%3A%2F%2Fpartner.example%2Fa%3Fb%3D1%26c'],
  ['https://shop.partner.example/', '/go?to=https%3A%2F%2Fshop.partner.example%2F'],
  ['http://partner.example/', '/go?to=http%3A%2F%2Fpartner.example%2F'],
])('[VAL-10] %s leaves through the door', (link, expected) => {
  expect(leavingLink(link, domains)).toBe(expected)
})

test.each(['https://evilpartner.example/', 'https://else.example/', '/apps/1', '//partner.example/', ''])(
  '[VAL-10] %j stays as it is',
  link => {
    expect(leavingLink(link, domains)).toBe(link)
  },
)

test('[VAL-10] a target is changed behind the door and in the open', () => {
  const change = (target: string) => `${target}?x=1`
  expect(changeTarget('https://else.example/', change)).toBe('https://else.example/?x=1')
  expect(changeTarget(leavingLink('https://partner.example/', domains), change)).toBe(
    leavingLink('https://partner.example/?x=1', domains),
  )
})
