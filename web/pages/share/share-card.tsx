import { formatCount } from '../../../rules/count.ts'
import { fitLines } from '../../../rules/fit-lines.ts'
import { Mark } from '../../shell/mark.tsx'
import { storeName, storeTagline } from '../../words/store-name.ts'
import { locale, words } from '../../words/words.ts'

export interface ShareCardModel {
  name: string
  developer: string | undefined
  rating: { score: string; count: number } | undefined
  /** As a data address; undefined: there is no picture of it. */
  icon: string | undefined
}

const font = 'Noto Sans CJK SC, Noto Sans SC, PingFang SC, Microsoft YaHei, sans-serif'
const STAR = 'M0-10 2.9-3.2 10.2-2.6 4.7 2.2 6.4 9.4 0 5.5-6.4 9.4-4.7 2.2-10.2-2.6-2.9-3.2Z'
const NAME = { left: 476, size: 76, line: 96, signs: 8 }

/** The picture that stands for an app where its page is shared: 1200 × 630, drawn in the colours of the site. */
export function ShareCard({ name, developer, rating, icon }: ShareCardModel) {
  const lines = fitLines(name, NAME.signs, 2)
  const top = 315 - (lines.length * NAME.line + 108) / 2
  const below = top + lines.length * NAME.line
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="1200"
      height="630"
      viewBox="0 0 1200 630"
      fontFamily={font}
    >
      <title>{name}</title>
      <defs>
        <pattern
          id="lattice"
          width="64"
          height="64"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0H64M0 0V64" stroke="#17774a" strokeOpacity=".16" strokeWidth="1.5" />
        </pattern>
        <linearGradient id="fade" x1="1" y1="0" x2=".4" y2=".7">
          <stop offset="0" stopColor="#f3f7f3" stopOpacity="0" />
          <stop offset="1" stopColor="#f3f7f3" />
        </linearGradient>
        <clipPath id="round">
          <rect x="96" y="155" width="320" height="320" rx="70" />
        </clipPath>
      </defs>
      <rect width="1200" height="630" fill="#f3f7f3" />
      <rect width="1200" height="630" fill="url(#lattice)" />
      <rect width="1200" height="630" fill="url(#fade)" />
      <rect x="96" y="155" width="320" height="320" rx="70" fill="#e9efea" />
      {icon && <image href={icon} x="96" y="155" width="320" height="320" clipPath="url(#round)" />}
      <g fill="#14201a" fontSize={NAME.size} fontWeight="700">
        {lines.map((line, i) => (
          <text key={line} x={NAME.left} y={top + i * NAME.line + 72}>
            {line}
          </text>
        ))}
      </g>
      <text x={NAME.left} y={below + 38} fontSize="36" fill="#45534b">
        {fitLines(developer ?? words.detail.noDeveloper, 17, 1)[0]}
      </text>
      {rating && (
        <g fontSize="32">
          <path d={STAR} transform={`translate(${NAME.left + 15} ${below + 84}) scale(1.5)`} fill="#b7760b" />
          <text x={NAME.left + 44} y={below + 96} fill="#14201a" fontWeight="700">
            {rating.score}
          </text>
          <text x={NAME.left + 108} y={below + 96} fill="#5f6d65">
            {words.detail.ratings(formatCount(rating.count, locale))}
          </text>
        </g>
      )}
      <g color="#17774a" transform="translate(96 538) scale(1.5)">
        <Mark />
      </g>
      <text x="160" y="574" fontSize="32" fontWeight="700" fill="#12643d">
        {storeName()}
      </text>
      <text x="244" y="574" fontSize="28" fill="#5f6d65">
        {storeTagline()}
      </text>
    </svg>
  )
}
