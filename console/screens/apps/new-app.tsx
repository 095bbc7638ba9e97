import type { CategoryOption } from '../../../data/db/queries/categories/options.ts'
import { Alert } from '../../kit/alert.tsx'
import { Button } from '../../kit/button.tsx'
import card from '../../kit/card.module.css'
import { CommandForm, Field, OnEnter } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import type { Pick } from '../../kit/picks.ts'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import { Facts, Flags, Links, oneOf } from './edit-fields.tsx'
import type { AppValues } from './edit-model.ts'
import { Pictures } from './pictures.tsx'
import { Texts } from './texts.tsx'
import { WasFields } from './was-fields.tsx'

export interface NewAppModel {
  /** The values of the fields, and their first values. */
  values: AppValues
  empty: AppValues
  /** The name of the file, if it was refused: no app is made of it. */
  blocked: string | undefined
  /** The package that it is made for, which is published next. */
  upload: string | undefined
  locales: string[]
  categories: CategoryOption[]
  developer: Pick | undefined
}

export const newAppView = view<NewAppModel>({
  title: () => words.app.new.title,
  View({ model: { blocked, values, empty, upload, locales, categories, developer } }) {
    if (blocked)
      return (
        <>
          <PageHead title={words.app.new.title} />
          <Alert tone="bad" icon="octagon-x">
            <p>{words.upload.addBlocked(blocked)}</p>
            <a className={look.link} href={`/upload?at=${encodeURIComponent(upload ?? '')}#h-s`}>
              {words.upload.seeUpload}
            </a>
          </Alert>
        </>
      )
    return (
      <>
        <PageHead title={words.app.new.title} sub={words.app.new.sub} keep />
        <CommandForm
          command="app.add"
          after={upload ? `/upload?at=${encodeURIComponent(upload)}` : '/apps/{app}'}
          className={`${look.col} ${look.narrow}`}
        >
          <OnEnter>{words.app.new.add}</OnEnter>
          <WasFields values={empty} />
          <section className={card.card}>
            <div className={card.body}>
              <Field
                name="packageName"
                label={words.app.fields.packageName}
                value={oneOf(values, 'packageName')}
                placeholder="org.example.app"
                required
                maxLength={200}
              />
            </div>
          </section>
          <Texts model={{ locales, values }} />
          <Facts command="app.add" model={{ values, categories, developer }} />
          <Pictures command="app.add" values={values} mayEdit />
          <Links values={values} />
          <Flags values={values} />
          <div>
            <Button tone="main">{words.app.new.add}</Button>
          </div>
        </CommandForm>
      </>
    )
  },
})
