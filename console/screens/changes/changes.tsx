import type { RecordState as Record } from '../../../catalogue/commands/signed-heads/verify-record.ts'
import type { findChanges } from '../../../data/db/queries/changes/list.ts'
import { ButtonLink } from '../../kit/button.tsx'
import { ListScreen } from '../../kit/list-screen.tsx'
import look from '../../kit/look.module.css'
import table from '../../kit/table.module.css'
import type { Column } from '../../kit/table.tsx'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import style from './changes.module.css'
import { RecordState } from './record-state.tsx'

type ChangeLine = Awaited<ReturnType<typeof findChanges>>[number]

export interface ChangesModel {
  changes: ChangeLine[]
  /** Those before this one are on the next page; undefined: there are none. */
  before: number | undefined
  query: { who: string; command: string; app: number | null }
  record: Record
}

export const changesView = view<ChangesModel>({
  title: () => words.places.changes,
  View: ({ model: { changes, before, query, record } }) => (
    <ListScreen
      title={words.places.changes}
      sub={words.changes.sub}
      actions={
        <ButtonLink icon="link" href="/changes?check=1">
          {words.changes.check}
        </ButtonLink>
      }
      filters={(['who', 'command', 'app'] as const).map(name => ({
        name,
        value: query[name],
        label: words.changes[name],
      }))}
      rows={changes}
      keyOf={({ id }) => id}
      columns={COLUMNS}
      rowClassName={({ isUndone }) => (isUndone ? style.undone : undefined)}
      none={{ icon: 'search', text: words.changes.none }}
      older={before === undefined ? null : olderPath(query, before)}
    >
      <RecordState record={record} />
    </ListScreen>
  ),
})

const olderPath = ({ who, command, app }: ChangesModel['query'], before: number) =>
  `/changes?${new URLSearchParams({ who, command, app: String(app ?? ''), before: String(before) })}`

const COLUMNS: Column<ChangeLine>[] = [
  {
    head: words.changes.number,
    cell: ({ id }) => (
      <a className={look.link} href={`/changes/${id}`}>
        {id}
      </a>
    ),
  },
  { head: words.changes.when, className: look.nowrap, cell: ({ at }) => <Time at={at} seconds /> },
  { head: words.changes.who, cell: ({ actor }) => actor },
  { head: words.changes.command, cell: ({ command }) => <span className={look.code}>{command}</span> },
  {
    head: words.changes.about,
    className: table.words,
    cell: ({ app, apps, reason }) => (
      <>
        <b>
          {app} {apps > 1 && `+${apps - 1}`}
        </b>{' '}
        <span className={look.faint}>{reason}</span>
      </>
    ),
  },
  {
    head: words.changes.visible,
    align: 'right',
    className: look.nowrap,
    cell: ({ ms }) => (ms === null ? '–' : words.changes.seconds(ms)),
  },
]
