import { expect, test } from 'vitest'
import { assetlinksProve, fileProves, repeatCheck, txtProves } from './read-proof.ts'

const token = 'ab'.repeat(16)
const other = 'cd'.repeat(16)
const signer = '0b1e84f9'.repeat(8)
const print = signer.toUpperCase().replace(/..(?!$)/g, '$&:')

test('a TXT record proves if it is ours as a whole, also in pieces', () => {
  expect(txtProves([['v=spf1 -all'], [`pergola=${token}`]], token)).toBe(true)
  expect(txtProves([['pergola=', token]], token)).toBe(true)
  for (const records of [
    [],
    [[`pergola=${other}`]],
    [[`pergola=${token}x`]],
    [[token]],
    [['pergola='], [token]],
  ])
    expect(txtProves(records, token)).toBe(false)
})

test('a file proves by a line of its own', () => {
  expect(fileProves(`# ours\r\n pergola=${token} \r\n`, token)).toBe(true)
  for (const text of ['', token, `x pergola=${token}`, `pergola=${other}`, '<html>'])
    expect(fileProves(text, token)).toBe(false)
})

const statement = (target: object) => JSON.stringify([{ relation: ['x'], target }])
const target = { namespace: 'android_app', package_name: 'com.example', sha256_cert_fingerprints: [print] }

test('assetlinks prove the app with the certificate that signs it, and nothing else', () => {
  expect(assetlinksProve(statement(target), 'com.example', signer)).toBe(true)
  for (const text of [
    statement({ ...target, package_name: 'com.other' }),
    statement({ ...target, namespace: 'web' }),
    statement({ ...target, sha256_cert_fingerprints: [print.replace('0B', '0C')] }),
    statement({ ...target, sha256_cert_fingerprints: print }),
    statement({ ...target, sha256_cert_fingerprints: [null, 1] }),
    '[null, 1, {"target":null}]',
    '{"0":1}',
    'no JSON',
    '',
  ])
    expect([text, assetlinksProve(text, 'com.example', signer)]).toEqual([text, false])
})

test.each([
  ['dns', `dig +short TXT _pergola.a.example`],
  ['well-known', `curl -s https://a.example/.well-known/pergola.txt | grep pergola=${token}`],
  ['assetlinks', 'curl -s https://a.example/.well-known/assetlinks.json'],
])('%s is repeated by one line', (method, line) => {
  expect(repeatCheck(method, 'a.example', token)).toBe(line)
})
