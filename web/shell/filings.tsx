import { langOf } from '../kit/lang.ts'

/** Where a number can be looked up, as the law wants it linked; any other is text. */
function registerOf(number: string): string | undefined {
  if (/ICP/i.test(number)) return 'https://beian.miit.gov.cn/'
  return number.includes('公网安备') ? 'https://beian.mps.gov.cn/' : undefined
}

export function Filings({ numbers }: { numbers: string[] }) {
  return numbers.map(number => {
    const href = registerOf(number)
    return href ? (
      <a key={number} href={href} rel="nofollow noopener" lang={langOf(number)}>
        {number}
      </a>
    ) : (
      <span key={number} lang={langOf(number)}>
        {number}
      </span>
    )
  })
}
