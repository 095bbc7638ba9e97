import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Field } from '../../kit/form.tsx'
import { words } from '../../words/words.ts'
import { oneOf } from './edit-fields.tsx'
import type { AppModel } from './edit-model.ts'
import { languageName, OFTEN_WRITTEN } from './languages.ts'

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
        <fieldset className="seg seg-s end">
          <legend className="sr">{words.app.language}</legend>
          {locales.map(locale => (
            <label key={locale} lang={locale}>
              <input type="radio" name="_lang" value={locale} defaultChecked={locale === open} />
              {languageName(locale)}
            </label>
          ))}
        </fieldset>
      }
      className="texts"
    >
      <div className="card-b">
        {locales.map(locale => (
          <section key={locale} className="col lang" aria-label={languageName(locale)}>
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
              <label className="opt">
                <input
                  className="chk"
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
      </div>
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
      <p className="help">
        {words.app.otherLanguages}{' '}
        {others.map(locale => (
          <a key={locale} className="link" href={`/apps/${id}?also=${locale}`}>
            {languageName(locale)}{' '}
          </a>
        ))}
      </p>
    ) : null
  const more = OFTEN_WRITTEN.filter(code => !locales.includes(code) && !others.includes(code))
  return (
    <div className="row wrap more-lang">
      {locales.map(locale => (
        <input key={locale} type="hidden" name="_also" value={locale} />
      ))}
      <select className="sel" name="_more" aria-label={words.app.moreLanguages} defaultValue="">
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
