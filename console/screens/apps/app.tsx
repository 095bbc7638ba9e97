import { PAGE_TYPES } from '../../../contract/page-types.ts'
import { AppIcon } from '../../kit/app-icon.tsx'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import form from '../../kit/form.module.css'
import { CommandForm, OnEnter } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import { useRequest } from '../../kit/request-context.ts'
import { Switch } from '../../kit/tabs.tsx'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { locale, words } from '../../words/words.ts'
import style from './app.module.css'
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
          <fieldset className={form.group} disabled={!mayEdit}>
            <legend className={look.srOnly}>{words.app.edit}</legend>
            <div className={style.edit}>
              <div className={look.col}>
                <Texts model={model} />
                <Facts command="app.edit" model={model} />
                <Links values={model.values} />
                <Flags values={model.values} />
                <Pictures command="app.edit" values={model.values} mayEdit={mayEdit} />
              </div>
              <div className={`${look.col} ${style.aside}`}>
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
          {words.placements.number(id)} · <span className={look.mono}>{packageName}</span> ·{' '}
          {words.app.revision(revision)}
          {changed && (
            <>
              {' · '}
              <a className={look.link} href={`/changes/${changed.id}`}>
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
      actions={
        <Switch
          name="_pv"
          label={words.app.preview}
          options={PAGE_TYPES.map(type => ({ value: type.toLowerCase(), label: type }))}
          checked={PAGE_TYPES[0].toLowerCase()}
        />
      }
      className={style.previews}
    >
      {PAGE_TYPES.map(type => (
        <div key={type} className={style.preview} data-page={type.toLowerCase()}>
          <Button
            size="small"
            formAction={`/preview/${type}?command=app.edit`}
            formTarget={`preview-${type}`}
            formNoValidate
          >
            {words.app.showWritten(type)}
          </Button>
          <div className={style.box}>
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
    <div className={style.publish} data-publish="">
      <span className={`${look.note} ${look.grow}`}>
        {model.conflicts.length > 0 ? words.app.settleFirst : words.apps.sub}
      </span>
      <input
        className={form.input}
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
