import { expect, test } from 'vitest'
import type { FindingId } from '../../../contract/packages/finding-ids.ts'
import { findings as words } from '../../../ui/words/en/findings.ts'
import { messageFor } from './developer-message.server.ts'

const refused = {
  file: 'moss.apk',
  sha256: 'ab'.repeat(32),
  facts: null,
  findings: [
    { id: 'content-changed', level: 'refuse', about: 'API 24–27' },
    { id: 'content-changed', level: 'refuse', about: 'API 28+' },
    { id: 'signer-changed', level: 'refuse', about: 'aaaaaaaaaaaa → bbbbbbbbbbbb' },
    { id: 'permissions-added', level: 'note', about: 'android.permission.CAMERA' },
  ],
} satisfies Parameters<typeof messageFor>[0]

test('the developer reads each cause once, the signer first, and what to do, in both languages', () => {
  const { en = '', 'zh-CN': zh = '' } = messageFor(refused) ?? {}
  expect(en).toMatch(
    /^moss\.apk [\s\S]*\n1\. Signed with a different key[\s\S]*\n2\. Changed after it was signed/,
  )
  expect(en).toContain('API 24–27, API 28+')
  expect(en).toContain('apksigner')
  expect(zh).toMatch(/moss\.apk[\s\S]*\n1\. 与已发布版本的签名密钥不同[\s\S]*\n2\. /)
  expect(en).not.toMatch(/\p{Script=Han}/u)
  for (const text of [en, zh]) expect(text).not.toContain('CAMERA')
})

test('no message has an internal name of a finding', () => {
  for (const id of (Object.keys(words) as FindingId[]).filter(id => id.includes('-'))) {
    const message = messageFor({ ...refused, findings: [{ id, level: 'refuse', about: '' }] })
    for (const text of Object.values(message ?? {})) expect(text).not.toContain(id)
  }
})

test('there is no message where the sender chose a wrong file, or nothing blocks', () => {
  for (const findings of [[{ id: 'zip-no-end', level: 'refuse', about: '' }], []] as const)
    expect(messageFor({ ...refused, findings: [...findings] })).toBeUndefined()
})
