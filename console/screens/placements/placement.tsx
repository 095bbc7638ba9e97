import type { PlacementKind } from '../../../contract/placements.ts'
import { LOCALES } from '../../../rules/text/locales.ts'
import { Alert } from '../../kit/alert.tsx'
import { Button, ButtonLink, ButtonSummary } from '../../kit/button.tsx'
import card from '../../kit/card.module.css'
import { Choice, CommandForm, Field, OnEnter, useWritten } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import { Picker } from '../../kit/picker.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import { FORMS, type PlacementField } from './kinds.ts'
import { Members } from './members.tsx'
import type { PlacementLine, PlacementModel } from './model.ts'
import { PictureInput } from './picture-input.tsx'
import style from './placement.module.css'
import { State } from './placements.tsx'
import { Preview } from './preview.tsx'

/** One placement: all that it says, from when to when. */
export const placementView = view<PlacementModel>({
  title: ({ kind, line }) => line?.title ?? words.placements.add[kind],
  View({ model }) {
    const { kind, line, values, members, apps } = model
    const { put, fields } = FORMS[kind]
    const written = useWritten(put)
    const inField = (name: string) => written(name, values[name])
    return (
      <>
        <PageHead
          title={line?.title ?? words.placements.add[kind]}
          badge={line && <State line={line} />}
          sub={words.placements.where[kind]}
          keep
        >
          <ButtonLink href={`/placements?kind=${kind}`}>{words.placements.all[kind]}</ButtonLink>
        </PageHead>
        {line && <Clash kind={kind} line={line} />}
        <div className={look.mainAside}>
          <CommandForm
            command={put}
            className={`${card.stack} ${card.card}`}
            after={line ? undefined : `/placements?kind=${kind}`}
          >
            {line && (
              <>
                <input type="hidden" name="id" value={line.id} />
                <input type="hidden" name="revision" value={line.revision} />
              </>
            )}
            <OnEnter>{words.placements.publish}</OnEnter>
            <div className={look.halves}>
              {fields.map(field => (
                <PlacementInput
                  key={field.name}
                  field={field}
                  command={put}
                  value={inField(field.name)}
                  apps={apps}
                />
              ))}
            </div>
            {kind === 'collection' && (
              <Members command={put} members={members} apps={apps} written={written} />
            )}
            {/* Lists in which nothing is written are empty ones. */}
            <input type="hidden" name="_json" value={emptyLists(kind, fields)} />
            <Translations fields={fields} written={name => written(`${name}?`, values[name])} />
            <Field
              name="_reason"
              label={words.form.reasonMaybe}
              value={written('_reason', '')}
              maxLength={500}
            />
            <div>
              <Button tone="main">{line ? words.placements.publish : words.placements.submit}</Button>
            </div>
          </CommandForm>
          <div className={look.col}>
            <Preview kind={kind} said={inField} />
            {line && <Ending kind={kind} line={line} now={model.now} />}
          </div>
        </div>
      </>
    )
  },
})

const emptyLists = (kind: PlacementKind, fields: PlacementField[]): string =>
  JSON.stringify({
    ...(fields.some(({ isSaid }) => isSaid) ? { translations: {} } : {}),
    ...(kind === 'collection' ? { apps: [] } : {}),
  })

/** Two that want the same, and which of them visitors see. */
function Clash({ kind, line }: { kind: PlacementKind; line: PlacementLine }) {
  if (line.clashes.length === 0) return null
  const summary =
    kind === 'feature'
      ? words.placements.crowded
      : (kind === 'ad') === line.clashes.every(other => other < line.id)
        ? words.placements.winsClash
        : words.placements.losesClash
  return (
    <Alert tone="bad" icon="triangle-alert">
      <b>{words.placements.clashes}</b> {summary}{' '}
      {line.clashes.map(other => (
        <a key={other} className={look.link} href={`/placements/${kind}/${other}`}>
          {words.placements.number(other)}{' '}
        </a>
      ))}
    </Alert>
  )
}

const choicesFor = (as: PlacementField['as']): readonly (readonly [string, string])[] | undefined => {
  const said = words.placements
  switch (as) {
    case 'spot':
      return said.spots.map((spot, i) => [String(i), spot])
    case 'pageType':
      return [['', said.everyPage], ...said.pageTypes.map((type, i) => [String(i), type] as const)]
    case 'downloadType':
      return said.downloadTypes.map((type, i) => [String(i), type])
    case 'locale':
      return LOCALES.map(locale => [locale, locale])
    case 'yes':
      return [
        ['false', said.no],
        ['true', said.yes],
      ]
    default:
      return undefined
  }
}

function PlacementInput({
  field,
  command,
  value,
  apps,
}: {
  field: PlacementField
  command: string
  value: string
  apps: PlacementModel['apps']
}) {
  const { name, as, needed = false } = field
  const label = words.placements.fields[name]
  const choices = choicesFor(as)
  if (choices) return <Choice name={name} label={label} value={value || choices[0]?.[0]} options={choices} />
  if (name === 'appId')
    return (
      <Picker
        name={name}
        command={command}
        label={label}
        value={value}
        picked={apps[Number(value)]}
        required={needed}
        help={needed ? undefined : words.placements.help.appId}
      />
    )
  if (name === 'imageKey' || name === 'imgUrl')
    return <PictureInput name={name} command={command} value={value} required={needed} />
  return (
    <Field
      name={name}
      label={label}
      value={value}
      required={needed}
      help={words.placements.help[name as keyof typeof words.placements.help]}
      type={as === 'time' ? 'datetime-local' : as === 'number' ? 'number' : 'text'}
      {...(as === 'lines' ? { rows: 3 } : {})}
      {...(as === 'time' ? { step: value.length > 16 ? 1 : 60 } : {})}
    />
  )
}

/** The same texts in the site's languages; one that is blank is not said. */
function Translations({ fields, written }: { fields: PlacementField[]; written: (name: string) => string }) {
  const said = fields.filter(({ isSaid }) => isSaid)
  if (said.length === 0) return null
  return (
    <details>
      <ButtonSummary tone="quiet" size="small" icon="languages">
        {words.placements.translations}
      </ButtonSummary>
      <div className={`${look.halves} ${style.translated}`}>
        {LOCALES.flatMap(locale =>
          said.map(({ name, as }) => (
            <Field
              key={`${locale} ${name}`}
              name={`translations.${locale}.${name}?`}
              label={`${words.placements.fields[name]} (${locale})`}
              lang={locale}
              value={written(`translations.${locale}.${name}`)}
              {...(as === 'lines' ? { rows: 2 } : {})}
            />
          )),
        )}
      </div>
    </details>
  )
}

function Ending({ kind, line, now }: { kind: PlacementKind; line: PlacementLine; now: Date }) {
  const { put, remove, canEnd } = FORMS[kind]
  return (
    <section className={`${look.col12} ${card.card} ${card.body}`} aria-label={words.placements.ending}>
      {canEnd && line.state === 'now' && (
        <CommandForm command={put}>
          <input type="hidden" name="id" value={line.id} />
          <input type="hidden" name="revision" value={line.revision} />
          <input type="hidden" name="endsAt" value={now.toISOString()} />
          <Button isWide icon="clock">
            {words.placements.endNow}
          </Button>
        </CommandForm>
      )}
      <CommandForm command={remove} after={`/placements?kind=${kind}`}>
        <input type="hidden" name="id" value={line.id} />
        <input type="hidden" name="revision" value={line.revision} />
        <Button tone="dangerOutline" isWide icon="x">
          {words.placements.remove}
        </Button>
      </CommandForm>
    </section>
  )
}
