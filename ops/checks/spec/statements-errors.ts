import { type Row, tests } from './row.ts'

/** What may go wrong, and what is said of it. */
export const errors: Row[] = [
  {
    n: 111,
    says: 'Only answers with code 2000000 count',
    ids: ['VAL-9'],
    where: ['contract/api/envelope.ts'],
    tests: [
      tests('tests/e2e/overlays-bottom-banner.spec.ts')('[DET-13] [VAL-9] a reply … shows nothing'),
      tests('tests/e2e/more-replies.spec.ts')(
        '[COM-2] [VAL-9] … restores the label, and the next click tries again',
      ),
    ],
  },
  {
    n: 112,
    says: 'When the network fails, the control for more replies says what it said',
    ids: ['COM-2'],
    where: ['web/features/comments/more-replies.enhancer.ts', 'web/browser/ask.ts'],
    tests: [
      tests('tests/e2e/more-replies.spec.ts')(
        '[COM-2] [VAL-9] … restores the label, and the next click tries again',
      ),
    ],
  },
  {
    n: 113,
    says: "A size that can't be made readable is 小于1M",
    ids: ['VAL-6'],
    where: ['rules/counts/size.ts', 'web/features/install/carry-out.ts'],
    tests: [
      tests('tests/e2e/broken-size.spec.ts')('[VAL-6] is 小于1M where the ordinary download is offered'),
    ],
  },
  {
    n: 114,
    says: 'Whatever risk control fails by, the automatic download goes on',
    ids: ['DL-1', 'TRK-8'],
    where: ['web/features/install/auto-download.ts', 'web/features/install/risk.ts'],
    tests: [
      tests('tests/e2e/auto-download.spec.ts')('[DL-1] [TRK-8] action=dl › downloads once …, and keeps …'),
    ],
  },
  {
    n: 115,
    says: 'Visitors see no other message of an error',
    ids: ['ERR-1'],
    where: [
      'web/browser/ask.ts',
      'web/features/track/queue.ts',
      'web/features/search-box/suggest.enhancer.ts',
    ],
    tests: [
      tests('tests/e2e/quiet-failures.spec.ts')(
        '[ERR-1] [COM-2] [DL-6] calls that … show no message: labels and the default button are back',
      ),
    ],
    differs:
      "No call's failure is shown. What a visitor pressed and what did not happen is a state with a way on, not such a message: a video that can't play offers to try again, a program or client that does not answer offers the ordinary download, what the client refused is said inside the client, and a page that can't be made says that it is our fault.",
  },
]
