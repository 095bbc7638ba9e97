import { TAKEDOWN_KINDS, type TakedownKind } from '../../../contract/gone.ts'
import { goneText } from '../../../ui/words/gone-text.ts'
import { shared } from '../../../ui/words/words.ts'
import { Button } from '../../kit/button.tsx'
import card from '../../kit/card.module.css'
import { Card } from '../../kit/card.tsx'
import form from '../../kit/form.module.css'
import { CommandForm, Field, Reason, useWritten } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import { AppHead, type AppHeadModel } from '../apps/app-head.tsx'
import { AppTabs } from '../apps/app-tabs.tsx'
import style from './takedown.module.css'

export interface Disappears {
  files: number
  versions: number
  categories: number
  collections: number
  placements: number
  comments: number
  downloads: number
}

export interface TakedownModel {
  app: AppHeadModel
  disappears: Disappears
  mayRestore: boolean
  mayErase: boolean
  /** Of its pictures and videos, those that no other app has and nothing shows. */
  erasable: number
}

/** Those that apps are taken down for. */
const KINDS = TAKEDOWN_KINDS

/** Takes an app down at once, or asks for it to come back. */
export const takedownView = view<TakedownModel>({
  title: ({ app }) => words.takedown.title(app.name),
  View: ({ model }) => (
    <>
      <AppHead app={model.app} />
      <AppTabs id={String(model.app.id)} at="takedown" />
      {model.app.standing === 'taken-down' ? (
        <div className={look.col}>
          <IsDown model={model} />
          <Pictures model={model} />
        </div>
      ) : (
        <TakeDown model={model} />
      )}
    </>
  ),
})

function TakeDown({ model: { app, disappears } }: { model: TakedownModel }) {
  const written = useWritten('app.takedown')
  return (
    <CommandForm
      command="app.takedown"
      after={`/apps/${app.id}/takedown/receipt`}
      className={`${look.mainAside} ${look.wideAside}`}
    >
      <input type="hidden" name="app" value={app.id} />
      <input type="hidden" name="revision" value={app.revision} />
      <div className={look.col}>
        <Card id="h-r" title={words.takedown.why} body="stack">
          <fieldset className={`${form.group} ${style.reasons}`}>
            <legend className={look.srOnly}>{words.form.reasonKind}</legend>
            {KINDS.map(kind => (
              <label className={style.reason} key={kind}>
                <input
                  className={form.radio}
                  type="radio"
                  name="_reasonKind"
                  value={kind}
                  required
                  defaultChecked={written('_reasonKind', '') === kind}
                />
                <span>
                  <b>{words.reasons[kind]}</b>
                  <span className={look.noteLine}>{words.takedown.kinds[kind]}</span>
                  <Told app={app.name} kind={kind} />
                </span>
              </label>
            ))}
          </fieldset>
          <Field
            name="_reason"
            label={words.takedown.staffOnly}
            help={words.takedown.staffOnlyHelp}
            rows={3}
            required
            maxLength={2000}
            value={written('_reason', '')}
          />
        </Card>
        <p className={look.note}>{words.takedown.visitorsToldHelp}</p>
      </div>
      <div className={look.col}>
        <Gone disappears={disappears} />
        <section className={`${card.card} ${style.danger}`}>
          <div className={`${look.col12} ${card.body}`}>
            <label className={form.field}>
              {words.takedown.confirm}
              <input
                className={`${form.input} ${look.mono}`}
                name="_confirm"
                required
                pattern={app.packageName.replaceAll('.', '\\.')}
                title={app.packageName}
                placeholder={app.packageName}
                autoComplete="off"
                spellCheck="false"
              />
            </label>
            <Button tone="danger" size="large" isWide icon="octagon-x">
              {words.takedown.now(app.name)}
            </Button>
            <p className={look.note}>{words.takedown.nowHelp}</p>
          </div>
        </section>
      </div>
    </CommandForm>
  )
}

/** What visitors will read, shown with the kind that is chosen. */
function Told({ app, kind }: { app: string; kind: TakedownKind }) {
  const said = goneText(shared.goneKinds[kind], app)
  return (
    <span className={style.told}>
      <span className={look.noteLine}>{words.takedown.visitorsTold}</span>
      <b className={look.block}>{said.heading}</b>
      <span className={look.block}>{shared.goneSentence(said.why, said.lead, said.so)}</span>
    </span>
  )
}

function Gone({ disappears }: { disappears: Disappears }) {
  const { comments, files, versions, categories, placements, collections, downloads } = disappears
  const rows = [
    { name: 'pages', count: null, about: words.takedown.ofPages(comments) },
    { name: 'files', count: files, about: words.takedown.ofFiles(versions) },
    { name: 'pictures', count: null, about: words.takedown.ofPictures },
    { name: 'lists', count: null, about: words.takedown.ofLists(categories, collections) },
    { name: 'placements', count: placements, about: words.takedown.ofPlacements },
  ] as const
  return (
    <Card
      id="h-w"
      title={words.takedown.disappears}
      beside={<span className={look.note}>{words.takedown.downloads(words.count(downloads))}</span>}
    >
      <ul className={`${look.list} ${look.marked}`}>
        {rows.map(({ name, count, about }) => (
          <li key={name}>
            <div className={look.grow}>
              <div className={`${look.row} ${look.between}`}>
                <b>{words.takedown.gone[name]}</b>
                {count !== null && <b>{words.count(count)}</b>}
              </div>
              <p className={look.note}>{about}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Bringing it back takes two. */
function IsDown({ model: { app, mayRestore } }: { model: TakedownModel }) {
  return (
    <Card
      id="h-b"
      title={words.takedown.isDown}
      actions={
        <a className={look.link} href={`/apps/${app.id}/takedown/receipt`}>
          {words.takedown.receipt}
        </a>
      }
      className={look.narrow}
      body="text"
    >
      {mayRestore ? (
        <CommandForm command="app.restore" className={look.col}>
          <p className={look.quiet}>{words.takedown.restoreHelp}</p>
          <input type="hidden" name="app" value={app.id} />
          <Reason command="app.restore" needed />
          <div>
            <Button icon="users-round">{words.takedown.restore}</Button>
          </div>
        </CommandForm>
      ) : (
        <p className={look.quiet}>{words.takedown.restoreNotYours}</p>
      )}
    </Card>
  )
}

/** Deleting them takes two, and can't be undone. */
function Pictures({ model: { app, mayErase, erasable } }: { model: TakedownModel }) {
  return (
    <Card id="h-p" title={words.takedown.pictures} className={look.narrow} body="stack">
      <p className={look.quiet}>
        {words.takedown.picturesHelp}{' '}
        {erasable > 0 ? words.takedown.erasable(erasable) : words.takedown.nothingToErase}
      </p>
      {mayErase && erasable > 0 && (
        <details>
          <summary className={look.link}>{words.takedown.eraseOpen}</summary>
          <CommandForm command="app.erase-pictures" className={look.col}>
            <input type="hidden" name="app" value={app.id} />
            <Reason command="app.erase-pictures" needed />
            <div>
              <Button tone="dangerOutline" icon="octagon-x">
                {words.takedown.erase}
              </Button>
            </div>
          </CommandForm>
        </details>
      )}
    </Card>
  )
}
