import style from './lattice.module.css'

/** The brand's one ornament, fading from the upper right. */
export function Lattice({ tone = 'brand' }: { tone?: 'brand' | 'game' }) {
  return (
    <svg className={style[tone]} width="100%" height="100%" aria-hidden="true">
      <defs>
        <pattern
          id="lattice"
          width="64"
          height="64"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0H64M0 0V64" stroke="currentColor" strokeWidth="1.5" />
        </pattern>
        <linearGradient id="lattice-fade" x1="1" y1="0" x2=".35" y2=".6">
          <stop offset="0" stopColor="#fff" />
          <stop offset="1" stopColor="#000" />
        </linearGradient>
        <mask id="lattice-mask">
          <rect width="100%" height="100%" fill="url(#lattice-fade)" />
        </mask>
      </defs>
      <rect width="100%" height="100%" fill="url(#lattice)" mask="url(#lattice-mask)" />
    </svg>
  )
}
