import style from './lattice.module.css'

/** The brand's one ornament, fading from the upper right. */
export function Lattice({ tone = 'brand' }: { tone?: 'brand' | 'game' }) {
  return <div className={style[tone]} aria-hidden="true" />
}
