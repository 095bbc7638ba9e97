import { AppIcon } from '../../kit/app-icon.tsx'
import diff from '../../kit/diff.module.css'
import { MarkedText } from '../../kit/marked-text.tsx'
import { Time } from '../../kit/time.tsx'
import { words } from '../../words/words.ts'
import { Thumbnail } from '../apps/thumbnail.tsx'
import style from './changes.module.css'
import type { Difference, Value } from './differences.ts'
import { type Names, nameOf } from './names.ts'

/** Each field as it was beside as it is, with the words marked that differ. */
export function Differences({ differences, names }: { differences: Difference[]; names: Names }) {
  return (
    <dl className={diff.diff} data-changes="">
      {differences.map((difference, i) => (
        <div key={String(i)}>
          <dt className={style.field}>
            {difference.of && <b>{difference.of}: </b>}
            {words.history.field(difference.field)}
          </dt>
          <dd className={style.pair}>
            <Pair difference={difference} names={names} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Pair({ difference: { kind, before, after }, names }: { difference: Difference; names: Names }) {
  if (kind === 'icon' || kind === 'screenshot' || kind === 'time') {
    const shown = (values: Value[]) => values.map((one, i) => <Shown key={String(i)} kind={kind} {...one} />)
    return (
      <>
        {before.length > 0 && <del>{shown(before)}</del>}
        {after.length > 0 && <ins>{shown(after)}</ins>}
      </>
    )
  }
  const text = (values: Value[]) => values.map(({ value }) => textOf(kind, value, names)).join('\n')
  return <MarkedText before={text(before)} after={text(after)} />
}

function Shown({ kind, value, row }: Value & { kind: 'icon' | 'screenshot' | 'time' }) {
  const text = String(value)
  if (kind === 'time') return Number.isNaN(Date.parse(text)) ? text : <Time at={text} />
  if (kind === 'icon') return <AppIcon icon={text} size={48} />
  const { width, height } = row
  if (typeof width !== 'number' || typeof height !== 'number') return text
  return (
    <Thumbnail picture={{ imageKey: text, width, height }} alt={words.app.picture(Number(row.position))} />
  )
}

function textOf(kind: Difference['kind'], value: unknown, names: Names): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  if (typeof kind === 'object') return nameOf(names, kind.nameIn, value) ?? text
  const named: Partial<Record<Exclude<Difference['kind'], object>, Record<string, string>>> = {
    type: words.apps.kinds,
    status: { live: words.apps.states.live, delisted: words.apps.states.delisted },
    state: words.versions.states,
    role: words.roles,
    yesNo: { true: words.app.yes, false: words.app.no },
    hidden: { true: words.comments.isHidden, false: words.history.shown },
    ended: { true: words.people.ended, false: words.history.active },
  }
  return named[kind]?.[text] ?? (Array.isArray(value) ? value.join(', ') : text)
}
