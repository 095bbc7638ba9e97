import { TAKEDOWN_KINDS, type TakedownKind } from '../../../contract/gone.ts'
import { goneText } from '../../../ui/words/gone-text.ts'
import { shared } from '../../../ui/words/words.ts'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { CommandForm, Field, Reason, useWritten } from '../../kit/form.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import { AppHead, type AppHeadModel } from '../apps/app-head.tsx'
import { AppTabs } from '../apps/app-tabs.tsx'

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
        <div className="col">
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
      className="main-aside aside-wide"
    >
      <input type="hidden" name="app" value={app.id} />
      <input type="hidden" name="revision" value={app.revision} />
      <div className="col">
        <Card id="h-r" title={words.takedown.why}>
          <div className="card-b col">
            <fieldset className="fs reasons">
              <legend className="sr">{words.form.reasonKind}</legend>
              {KINDS.map(kind => (
                <label className="rcard rc-d" key={kind}>
                  <input
                    className="rad"
                    type="radio"
                    name="_reasonKind"
                    value={kind}
                    required
                    defaultChecked={written('_reasonKind', '') === kind}
                  />
                  <span>
                    <b className="b">{words.reasons[kind]}</b>
                    <span className="help block">{words.takedown.kinds[kind]}</span>
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
          </div>
        </Card>
        <p className="help">{words.takedown.visitorsToldHelp}</p>
      </div>
      <div className="col">
        <Gone disappears={disappears} />
        <section className="card danger-card">
          <div className="card-b col col-12">
            <label className="field">
              {words.takedown.confirm}
              <input
                className="in mono"
                name="_confirm"
                required
                pattern={app.packageName.replaceAll('.', '\\.')}
                title={app.packageName}
                placeholder={app.packageName}
                autoComplete="off"
                spellCheck="false"
              />
            </label>
            <Button tone="danger" size="l" isWide icon="octagon-x">
              {words.takedown.now(app.name)}
            </Button>
            <p className="help">{words.takedown.nowHelp}</p>
          </div>
        </section>
      </div>
    </CommandForm>
  )
}

/** What visitors will read, shown with the kind that is chosen. */
function Told({ app, kind }: { app: string; kind: TakedownKind }) {
  const text = goneText(shared.goneKinds[kind], app)
  return (
    <span className="told">
      <span className="t12 ink3 block">{words.takedown.visitorsTold}</span>
      <b className="b block">{text.heading}</b>
      <span className="block">{shared.goneSentence(text.why, text.lead, text.so)}</span>
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
      beside={<span className="t12 ink3">{words.takedown.downloads(words.count(downloads))}</span>}
    >
      <ul className="list gone">
        {rows.map(({ name, count, about }) => (
          <li key={name}>
            <div className="grow">
              <div className="row between">
                <b className="b">{words.takedown.gone[name]}</b>
                {count !== null && <b className="b">{words.count(count)}</b>}
              </div>
              <p className="t12 ink3">{about}</p>
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
      beside={
        <div className="acts">
          <a className="link" href={`/apps/${app.id}/takedown/receipt`}>
            {words.takedown.receipt}
          </a>
        </div>
      }
      className="form-w"
    >
      <div className="card-b">
        {mayRestore ? (
          <CommandForm command="app.restore" className="col">
            <p className="ink2">{words.takedown.restoreHelp}</p>
            <input type="hidden" name="app" value={app.id} />
            <Reason command="app.restore" needed />
            <div>
              <Button icon="users-round">{words.takedown.restore}</Button>
            </div>
          </CommandForm>
        ) : (
          <p className="ink2">{words.takedown.restoreNotYours}</p>
        )}
      </div>
    </Card>
  )
}

/** Deleting them takes two, and can't be undone. */
function Pictures({ model: { app, mayErase, erasable } }: { model: TakedownModel }) {
  return (
    <Card id="h-p" title={words.takedown.pictures} className="form-w">
      <div className="card-b col">
        <p className="ink2">
          {words.takedown.picturesHelp}{' '}
          {erasable > 0 ? words.takedown.erasable(erasable) : words.takedown.nothingToErase}
        </p>
        {mayErase && erasable > 0 && (
          <details>
            <summary className="link">{words.takedown.eraseOpen}</summary>
            <CommandForm command="app.erase-pictures" className="col">
              <input type="hidden" name="app" value={app.id} />
              <Reason command="app.erase-pictures" needed />
              <div>
                <Button tone="danger-outline" icon="octagon-x">
                  {words.takedown.erase}
                </Button>
              </div>
            </CommandForm>
          </details>
        )}
      </div>
    </Card>
  )
}
