import { expect, test } from 'vitest'
import { faultId } from './from-web.ts'

test.each([
  ['ENOTFOUND', 'name-unknown'],
  ['EAI_AGAIN', 'name-unknown'],
  ['CERT_HAS_EXPIRED', 'tls'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'tls'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'tls'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls'],
  ['EPROTO', 'tls'],
  ['ECONNREFUSED', 'away'],
  ['ECONNRESET', 'away'],
  ['Z_DATA_ERROR', 'encoding'],
])('what Node calls %s is reported as %s', (code, id) => {
  expect(faultId(code)).toBe(id)
})
