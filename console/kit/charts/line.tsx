import { words } from '../../words/words.ts'
import style from './charts.module.css'

const [HEIGHT, LEFT, BOTTOM] = [170, 44, 20]

/** A round number above all of them. */
function roundAbove(max: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, max)))
  return [1, 2, 5, 10].map(step => step * power).find(round => round >= max) ?? max
}

/** Numbers over time, with the same span before it in grey. Drawn by the server: no script, and the numbers stand below as a table. */
export function LineChart({
  values,
  before = [],
  labels,
  title,
  width = 340,
}: {
  values: number[]
  before?: number[]
  /** Of each value; some are shown. */
  labels: string[]
  title: string
  /** Beside its height: how wide the place is that it fills. */
  width?: number
}) {
  const top = roundAbove(Math.max(...values, ...before, 2))
  const count = Math.max(values.length, before.length, 2)
  const x = (i: number) => LEFT + (i / (count - 1)) * (width - LEFT)
  const y = (value: number) => HEIGHT - BOTTOM - (value / top) * (HEIGHT - BOTTOM - 8)
  const path = (line: number[]) =>
    line.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('')
  const every = Math.max(1, Math.ceil(labels.length / (width > 400 ? 10 : 6)))
  return (
    <svg className={style.chart} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={title}>
      {[0, 0.5, 1].map(part => (
        <g key={part}>
          <path className={style.grid} d={`M${LEFT} ${y(part * top)}H${width}`} />
          <text x={LEFT - 8} y={y(part * top) + 4} textAnchor="end">
            {words.count(part * top)}
          </text>
        </g>
      ))}
      {before.length > 1 && <path className={style.before} d={path(before)} />}
      {values.length > 1 && (
        <>
          <path
            className={style.below}
            d={`${path(values)}L${x(values.length - 1)} ${y(0)}L${x(0)} ${y(0)}Z`}
          />
          <path className={style.now} d={path(values)} />
        </>
      )}
      {values.map((value, i) => (
        <circle key={labels[i] ?? i} cx={x(i)} cy={y(value)} r="6" fill="transparent">
          <title>{`${labels[i] ?? ''}: ${words.count(value)}`}</title>
        </circle>
      ))}
      {labels.map((label, i) =>
        i % every === 0 ? (
          <text
            key={label}
            x={x(i)}
            y={HEIGHT - 4}
            textAnchor={i === 0 ? 'start' : i >= labels.length - 2 ? 'end' : 'middle'}
          >
            {label}
          </text>
        ) : null,
      )}
    </svg>
  )
}
