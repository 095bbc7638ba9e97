import type { ProofFault, ProofMethod } from '../../../contract/proofs.ts'
import { counted } from './plural.ts'

/** How the store knows who a developer is. */
export const proofs = {
  badge: 'Verified: see how',
  heading: (name: string) => `How we know it's ${name}`,
  count: (n: number) =>
    `${counted(n, 'proof', 'proofs')} now. Those at a website are checked again every day.`,
  none: 'No proof holds right now.',
  titles: {
    dns: (domain: string) => `They control ${domain}`,
    'well-known': (domain: string) => `Their website is ${domain}`,
    assetlinks: (domain: string, app: string) => `${domain} names the key that signs ${app}`,
    papers: () => "We've seen their papers",
  } satisfies Record<ProofMethod, (domain: string, app: string) => string>,
  why: {
    dns: 'A DNS record there carries the code we gave them.',
    'well-known': 'A file there carries the code we gave them.',
    assetlinks: 'The same key signed the file that you can download here.',
    papers: (papers: string) => `${papers}, seen by two of our staff.`,
  },
  since: (day: string) => `Since ${day}`,
  checked: (day: string) => `last checked ${day}`,
  expires: (day: string) => `valid until ${day}`,
  waiting: 'not checked yet',
  faults: {
    absent: 'Not found there any more',
    elsewhere: 'Leads to another site',
    unreachable: "Can't be reached",
  } satisfies Record<ProofFault, string>,
  expired: 'Expired',
  fails: "Doesn't hold",
  holds: 'Holds',
  note: "This tells you who made the apps. It doesn't tell you whether they are good.",
  repeat: 'Check it yourself',
}
