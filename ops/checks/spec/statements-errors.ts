import { type Row, tests } from './row.ts'

/** What may go wrong, and what is said of it. */
export const errors: Row[] = [
  {
    n: 111,
    says: 'Only responses with code 2000000 count',
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
    says: 'After a network failure the control for more replies shows its label again',
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
    says: 'An unreadable size is 小于1M',
    ids: ['VAL-6'],
    where: ['rules/counts/size.ts', 'web/features/install/carry-out.ts'],
    tests: [
      tests('tests/e2e/broken-size.spec.ts')('[VAL-6] is 小于1M where the ordinary download is offered'),
    ],
  },
  {
    n: 114,
    says: 'The automatic download continues after any failure of risk control',
    ids: ['DL-1', 'TRK-8'],
    where: ['web/features/install/auto-download.ts', 'web/features/install/risk.ts'],
    tests: [
      tests('tests/e2e/auto-download.spec.ts')('[DL-1] [TRK-8] action=dl › downloads once …, and keeps …'),
    ],
  },
  {
    n: 115,
    says: 'Visitors see no other error message',
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
      'A failed action offers a way on: try the video again, or use the plain download. A page that can not be rendered explains it.',
  },
]
