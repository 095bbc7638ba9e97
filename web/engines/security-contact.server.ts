import type { TextFile } from '../../server/pages/page.ts'

const MONTHS_GOOD = 6

/** `security.txt` (RFC 9116): where to tell of a hole in the store, if the operator has said where. */
export function securityContact(origin: string, contact: string | undefined): TextFile[] {
  if (!contact) return []
  const path = '/.well-known/security.txt'
  return [
    {
      path,
      type: 'text/plain; charset=utf-8',
      async answer() {
        const expires = new Date()
        expires.setUTCMonth(expires.getUTCMonth() + MONTHS_GOOD, 1)
        const lines = [
          `Contact: ${contact}`,
          `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
          `Canonical: ${origin}${path}`,
          'Preferred-Languages: zh, en',
        ]
        return { body: `${lines.join('\n')}\n`, tags: ['layout'] }
      },
    },
  ]
}
