import { PAGE_TYPES } from '../../../contract/page-types.ts'
import { AppIcon } from '../../kit/app-icon.tsx'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { CommandForm, OnEnter } from '../../kit/form.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { useRequest } from '../../kit/request-context.ts'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { locale, words } from '../../words/words.ts'
import { AppState } from './app-state.tsx'
import { AppTabs } from './app-tabs.tsx'
import { Conflicts } from './conflicts.tsx'
import { Facts, Flags, Links } from './edit-fields.tsx'
import type { AppModel } from './edit-model.ts'
import { Pictures } from './pictures.tsx'
import { Texts } from './texts.tsx'
import { WasFields } from './was-fields.tsx'
import { changesOf, WhatChanges } from './what-changes.tsx'

/** All that is said of one app. What is written is looked at before it is published: as a list, and as pages. */
export const appView = view<AppModel>({
  title: ({ name }) => name,
  View({ model }) {
    const { id, revision, mayEdit, now } = model
    const here = `/apps/${id}`
    return (
      <>
        <Head model={model} />
        <AppTabs id={String(id)} at="edit" />
        <CommandForm command="app.edit" after={here} id="edit">
          {/* Nothing is published by it. */}
          <OnEnter name="_try" value="1">
            {words.app.look}
          </OnEnter>
          <input type="hidden" name="app" value={id} />
          <input type="hidden" name="revision" value={revision} />
          <WasFields values={now} />
          {model.conflicts.length > 0 && <Conflicts model={model} />}
          <fieldset className="fs" disabled={!mayEdit}>
            <legend className="sr">{words.app.edit}</legend>
            <div className="edit">
              <div className="col">
                <Texts model={model} />
                <Facts model={model} />
                <Links values={model.values} />
                <Flags values={model.values} />
                <Pictures command="app.edit" values={model.values} mayEdit={mayEdit} />
              </div>
              <div className="col edit-r">
                <Preview id={id} />
                <WhatChanges model={model} />
              </div>
            </div>
            {mayEdit && <PublishBar model={model} />}
          </fieldset>
        </CommandForm>
      </>
    )
  },
})

function Head({
  model: { id, name, packageName, icon, state, revision, changed, mayEdit },
}: {
  model: AppModel
}) {
  const { site } = useRequest()
  return (
    <PageHead
      mark={<AppIcon icon={icon} size={48} />}
      title={name}
      badge={<AppState state={state} />}
      sub={
        <>
          {words.placements.number(id)} · <span className="mono">{packageName}</span> ·{' '}
          {words.app.revision(revision)}
          {changed && (
            <>
              {' · '}
              <a className="link" href={`/changes/${changed.id}`}>
                {changed.by}, <Time at={changed.at} />
              </a>
            </>
          )}
        </>
      }
      keep
    >
      {mayEdit && (state === 'delisted' || state === 'live' || state === 'noVersion') && (
        <CommandForm command={state === 'delisted' ? 'app.relist' : 'app.delist'}>
          <input type="hidden" name="app" value={id} />
          <input type="hidden" name="revision" value={revision} />
          <Button>{words.apps.actions[state === 'delisted' ? 'relist' : 'delist']}</Button>
        </CommandForm>
      )}
      <ButtonLink icon="external-link" href={`${site}/apps/${id}`} target="_blank" rel="noreferrer">
        {words.comments.inStore}
      </ButtonLink>
    </PageHead>
  )
}

/** First as it is; each frame has a button that sends the form into it. */
function Preview({ id }: { id: number }) {
  return (
    <Card
      id="h-v"
      title={words.app.preview}
      beside={
        <div className="acts">
          <fieldset className="seg seg-s">
            <legend className="sr">{words.app.preview}</legend>
            {PAGE_TYPES.map((type, i) => (
              <label key={type}>
                <input type="radio" name="_pv" value={type.toLowerCase()} defaultChecked={i === 0} />
                {type}
              </label>
            ))}
          </fieldset>
        </div>
      }
      className="pvs"
    >
      {PAGE_TYPES.map(type => (
        <div key={type} className={`pv pv-${type.toLowerCase()}`}>
          <Button
            size="s"
            formAction={`/preview/${type}?command=app.edit`}
            formTarget={`preview-${type}`}
            formNoValidate
          >
            {words.app.showWritten(type)}
          </Button>
          <div className="pvbox">
            <iframe
              src={`/preview/${type}?app=${id}&lang=${locale}`}
              name={`preview-${type}`}
              title={words.app.previewOf(type)}
              width={type === 'PC' ? 1184 : 390}
              height="760"
              loading="lazy"
              sandbox="allow-same-origin"
            />
          </div>
        </div>
      ))}
    </Card>
  )
}

function PublishBar({ model }: { model: AppModel }) {
  const count = changesOf(model).length
  return (
    <div className="pubbar">
      <span className="grow t12 ink3">
        {model.conflicts.length > 0 ? words.app.settleFirst : words.apps.sub}
      </span>
      <input
        className="in"
        name="_reason"
        maxLength={500}
        aria-label={words.comments.why}
        placeholder={words.comments.why}
      />
      <ButtonLink tone="quiet" href={`/apps/${model.id}`}>
        {words.app.discard}
      </ButtonLink>
      <Button name="_try" value="1">
        {words.app.look}
      </Button>
      <Button tone="main">{count > 0 ? words.app.publish(count) : words.app.notLooked}</Button>
    </div>
  )
}
