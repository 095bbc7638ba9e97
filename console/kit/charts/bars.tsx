import { classes } from '../classes.ts'
import style from './charts.module.css'

/** A part of a whole. */
export function Meter({ part, isTall = false }: { part: number; isTall?: boolean }) {
  return (
    <svg className={classes(style.meter, isTall && style.tall)} aria-hidden="true">
      <rect className={style.whole} width="100%" height="100%" rx="4" />
      <rect
        className={style.part}
        width={`${Math.min(100, Math.max(0, part * 100))}%`}
        height="100%"
        rx="4"
      />
    </svg>
  )
}

/** One bar for each part of a day; those above the promise stand out. */
export function Strip({ bars, max, promise }: { bars: (number | null)[]; max: number; promise: number }) {
  const height = (value: number) => Math.max(1, Math.min(20, (value / max) * 20))
  return (
    <svg
      className={style.strip}
      viewBox={`0 0 ${bars.length * 10} 20`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bars.map((value, i) =>
        value === null ? null : (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: each is a time of its own.
            key={i}
            className={value > promise ? style.over : style.bar}
            x={i * 10 + 1}
            width="8"
            y={20 - height(value)}
            height={height(value)}
          />
        ),
      )}
      <path className={style.promise} d={`M0 ${20 - height(promise)}H${bars.length * 10}`} />
    </svg>
  )
}
