import type { CategoryOption } from '../../../data/db/queries/categories/options.ts'
import { Button } from '../../kit/button.tsx'
import card from '../../kit/card.module.css'
import { CommandForm, Field, OnEnter } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
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
  /** The package that it is made for, which is published next. */
  upload: string | undefined
  locales: string[]
  categories: CategoryOption[]
}

export const newAppView = view<NewAppModel>({
  title: () => words.app.new.title,
  View({ model: { values, empty, upload, locales, categories } }) {
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
          <Facts model={{ values, categories }} />
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
