import type { Brand } from '../../../rules/brand/brand.ts'
import { GROUNDS, INKS } from '../../../rules/brand/palette.ts'
import { formatCount } from '../../../rules/counts/count.ts'
import { fitLines } from '../../../rules/text/fit-lines.ts'
import { Mark } from '../../../ui/mark.tsx'
import { storeName, storeTagline } from '../../words/store-name.ts'
import { locale, words } from '../../words/words.ts'

export interface ShareCardModel {
  name: string
  developer: string | undefined
  rating: { score: string; count: number } | undefined
  /** As a data address; undefined: there is no picture of it. */
  icon: string | undefined
}

const { tint, sunken } = GROUNDS.light
const { ink, ink2, ink3 } = INKS.light
const font = 'Noto Sans CJK SC, Noto Sans SC, PingFang SC, Microsoft YaHei, sans-serif'
const STAR = 'M0-10 2.9-3.2 10.2-2.6 4.7 2.2 6.4 9.4 0 5.5-6.4 9.4-4.7 2.2-10.2-2.6-2.9-3.2Z'
/** In the line below: the store's name and tagline. */
const SIGNS_BELOW = 29
const NAME = { left: 476, size: 76, line: 96, signs: 8 }

/** The picture for an app where its page is shared: 1200 × 630, drawn in the colours of the site. */
export function ShareCard({ name, developer, rating, icon, brand }: ShareCardModel & { brand: Brand }) {
  const { accent, ink: accentInk } = brand.palette.accent.light
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
          <path d="M0 0H64M0 0V64" stroke={accent} strokeOpacity=".16" strokeWidth="1.5" />
        </pattern>
        <linearGradient id="fade" x1="1" y1="0" x2=".4" y2=".7">
          <stop offset="0" stopColor={tint} stopOpacity="0" />
          <stop offset="1" stopColor={tint} />
        </linearGradient>
        <clipPath id="round">
          <rect x="96" y="155" width="320" height="320" rx="70" />
        </clipPath>
      </defs>
      <rect width="1200" height="630" fill={tint} />
      <rect width="1200" height="630" fill="url(#lattice)" />
      <rect width="1200" height="630" fill="url(#fade)" />
      <rect x="96" y="155" width="320" height="320" rx="70" fill={sunken} />
      {icon && <image href={icon} x="96" y="155" width="320" height="320" clipPath="url(#round)" />}
      <g fill={ink} fontSize={NAME.size} fontWeight="700">
        {lines.map((line, i) => (
          <text key={line} x={NAME.left} y={top + i * NAME.line + 72}>
            {line}
          </text>
        ))}
      </g>
      <text x={NAME.left} y={below + 38} fontSize="36" fill={ink2}>
        {fitLines(developer ?? words.detail.noDeveloper, 17, 1)[0]}
      </text>
      {rating && (
        <g fontSize="32">
          <path d={STAR} transform={`translate(${NAME.left + 15} ${below + 84}) scale(1.5)`} fill="#b7760b" />
          <text x={NAME.left + 44} y={below + 96} fill={ink} fontWeight="700">
            {rating.score}
          </text>
          <text x={NAME.left + 108} y={below + 96} fill={ink3}>
            {words.detail.ratings(formatCount(rating.count, locale))}
          </text>
        </g>
      )}
      <g color={accent} transform="translate(96 538) scale(1.5)">
        <Mark mark={brand.mark} />
      </g>
      <text x="160" y="574" fontSize="32" fontWeight="700" fill={accentInk}>
        {storeName()}
        <tspan dx="20" fontSize="28" fontWeight="400" fill={ink3}>
          {fitLines(storeTagline(), SIGNS_BELOW - storeName().length, 1)[0]}
        </tspan>
      </text>
    </svg>
  )
}
