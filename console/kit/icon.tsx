import { type IconName, shapes } from './icons.ts'

/** Always beside words that say the same, so readers skip it. */
export function Icon({
  name,
  size = 16,
  className = '',
}: {
  name: IconName
  size?: 14 | 16 | 20
  className?: string
}) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own icons.
      dangerouslySetInnerHTML={{ __html: shapes[name] }}
    />
  )
}
