import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import form from '../../kit/form.module.css'
import { Field } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { Switch } from '../../kit/tabs.tsx'
import { words } from '../../words/words.ts'
import { oneOf } from './edit-fields.tsx'
import type { AppModel } from './edit-model.ts'
import { languageName, OFTEN_WRITTEN } from './languages.ts'
import style from './texts.module.css'

type TextsModel = Pick<AppModel, 'locales' | 'values'> &
  Partial<Pick<AppModel, 'id' | 'open' | 'otherLocales' | 'removable' | 'removed' | 'mayEdit'>>

/** A language at a time; which one is shown needs no script. Of a new app there are the store's own. */
export function Texts({ model }: { model: TextsModel }) {
  const { locales, values, open = locales[0], removable = [], removed = [] } = model
  return (
    <Card
      id="h-t"
      title={words.app.texts}
      beside={
        <Switch
          name="_lang"
          label={words.app.language}
          options={locales.map(locale => ({ value: locale, label: languageName(locale), lang: locale }))}
          checked={open}
          className={look.end}
        />
      }
      className={style.texts}
      body="stack"
    >
      {locales.map(locale => (
        <section key={locale} className={`${look.col} ${style.language}`} aria-label={languageName(locale)}>
          {(
            [
              ['name', 200, undefined],
              ['summary', 500, 2],
              ['description', 20_000, 8],
            ] as const
          ).map(([field, maxLength, rows]) => (
            <Field
              key={field}
              name={`texts.${locale}.${field}`}
              label={words.app.fields[field]}
              value={oneOf(values, `texts.${locale}.${field}`)}
              maxLength={maxLength}
              lang={locale}
              {...(rows ? { rows } : {})}
            />
          ))}
          {/* After its texts, so that it goes before what was written there. */}
          {removable.includes(locale) && (
            <label className={form.option}>
              <input
                className={form.check}
                type="checkbox"
                name={`texts.${locale}`}
                value=""
                defaultChecked={removed.includes(locale)}
              />
              {words.app.removeLanguage(languageName(locale))}
            </label>
          )}
        </section>
      ))}
      {model.otherLocales && <OtherLanguages model={model} others={model.otherLocales} />}
    </Card>
  )
}

/** One that is there, or a new one: it is opened beside the others, and nothing that was written is lost. */
function OtherLanguages({
  model: { id, locales, mayEdit },
  others,
}: {
  model: TextsModel
  others: readonly string[]
}) {
  if (!mayEdit)
    return others.length > 0 ? (
      <p className={look.note}>
        {words.app.otherLanguages}{' '}
        {others.map(locale => (
          <a key={locale} className={look.link} href={`/apps/${id}?also=${locale}`}>
            {languageName(locale)}{' '}
          </a>
        ))}
      </p>
    ) : null
  const more = OFTEN_WRITTEN.filter(code => !locales.includes(code) && !others.includes(code))
  return (
    <div className={`${look.row} ${look.wrap} ${style.more}`}>
      {locales.map(locale => (
        <input key={locale} type="hidden" name="_also" value={locale} />
      ))}
      <select className={form.select} name="_more" aria-label={words.app.moreLanguages} defaultValue="">
        <option value="">{words.app.moreLanguages}</option>
        {(
          [
            [words.app.otherLanguages, others],
            [words.app.newLanguages, more],
          ] as const
        ).map(
          ([label, codes]) =>
            codes.length > 0 && (
              <optgroup key={label} label={label}>
                {codes.map(code => (
                  <option key={code} value={code} lang={code}>
                    {languageName(code)}
                  </option>
                ))}
              </optgroup>
            ),
        )}
      </select>
      <Button name="_try" value="1" formNoValidate>
        {words.app.openLanguage}
      </Button>
    </div>
  )
}
