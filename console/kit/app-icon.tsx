import style from './app-icon.module.css'

/** An app's icon, as the site keeps it, twice as large as it is shown. */
export function AppIcon({ icon, size = 32 }: { icon: string; size?: 24 | 32 | 40 | 48 }) {
  const kept = size === 24 ? 50 : size === 32 ? 65 : 100
  return (
    <img className={style.icon} src={`/img/${icon}_${kept}x${kept}.webp`} width={size} height={size} alt="" />
  )
}
