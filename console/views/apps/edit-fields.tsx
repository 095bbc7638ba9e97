import { words } from '../../words/words.ts'
import { Choice, Field } from '../form.tsx'
import { type AppModel, type AppValues, LINK_FIELDS, SAID_FLAGS, STORE_FLAGS } from './edit-model.ts'

export const oneOf = (values: AppValues, name: string): string => [values[name] ?? ''].flat()[0] ?? ''

export const languageName = (code: string): string =>
  new Intl.DisplayNames([code, 'en'], { type: 'language' }).of(code) ?? code

/** A language at a time; which one is shown needs no script. */
export function Texts({
  model,
}: {
  model: Pick<AppModel, 'locales' | 'otherLocales' | 'values'> & { id?: number }
}) {
  const { locales, otherLocales, values } = model
  return (
    <section className="card texts" aria-labelledby="h-t">
      <div className="card-h">
        <h2 id="h-t">{words.app.texts}</h2>
        <fieldset className="seg seg-s end">
          <legend className="sr">{words.app.language}</legend>
          {locales.map((locale, i) => (
            <label key={locale} lang={locale}>
              <input type="radio" name="_lang" value={locale} defaultChecked={i === 0} />
              {languageName(locale)}
            </label>
          ))}
        </fieldset>
      </div>
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
          </section>
        ))}
        {otherLocales.length > 0 && (
          <p className="help">
            {words.app.otherLanguages}{' '}
            {otherLocales.map(locale => (
              <a key={locale} className="link" href={`/apps/${model.id}?also=${locale}`}>
                {languageName(locale)}{' '}
              </a>
            ))}
          </p>
        )}
      </div>
    </section>
  )
}

const MOST_CATEGORIES = 10

export function Facts({
  model,
}: {
  model: Pick<AppModel, 'values' | 'categories'> & { developer?: string | null }
}) {
  const { values, categories, developer } = model
  const chosen = [values.categories ?? []].flat().filter(Boolean)
  const places = Math.min(MOST_CATEGORIES, Math.max(2, chosen.length + 1))
  const options = [
    ['', '–'] as const,
    ...categories.map(
      ({ id, name, resourceType }) => [String(id), `${words.apps.kinds[resourceType]} / ${name}`] as const,
    ),
  ]
  return (
    <section className="card" aria-labelledby="h-f">
      <div className="card-h">
        <h2 id="h-f">{words.app.facts}</h2>
      </div>
      <div className="card-b grid-2">
        <Choice
          name="resourceType"
          label={words.app.fields.resourceType}
          value={oneOf(values, 'resourceType')}
          options={[
            ['0', words.apps.kinds['0']],
            ['1', words.apps.kinds['1']],
          ]}
        />
        {Array.from({ length: places }, (_, i) => i).map(i => (
          <Choice
            key={i}
            name="categories"
            label={i === 0 ? words.app.fields.categories : words.app.alsoIn(i + 1)}
            value={chosen[i] ?? ''}
            options={options}
          />
        ))}
        <Field
          name="developerId"
          type="number"
          label={words.app.fields.developerId}
          value={oneOf(values, 'developerId')}
          help={developer ?? undefined}
        />
        <Field
          name="filingNumber"
          label={words.app.fields.filingNumber}
          value={oneOf(values, 'filingNumber')}
        />
        <Field name="minAge" type="number" label={words.app.fields.minAge} value={oneOf(values, 'minAge')} />
        <Field
          name="comingAt"
          type="datetime-local"
          label={words.app.fields.comingAt}
          value={oneOf(values, 'comingAt')}
        />
      </div>
    </section>
  )
}

export function Links({ values }: { values: AppValues }) {
  return (
    <section className="card" aria-labelledby="h-l">
      <div className="card-h">
        <h2 id="h-l">{words.app.links}</h2>
      </div>
      <div className="card-b grid-2">
        {LINK_FIELDS.map(name => (
          <Field
            key={name}
            name={name}
            type="url"
            label={words.app.fields[name]}
            value={oneOf(values, name)}
          />
        ))}
      </div>
    </section>
  )
}

export function Flags({ values }: { values: AppValues }) {
  const yesNo = [
    ['true', words.app.yes],
    ['false', words.app.no],
  ] as const
  return (
    <section className="card" aria-labelledby="h-g">
      <div className="card-h">
        <h2 id="h-g">{words.app.flags}</h2>
      </div>
      <div className="card-b grid-2">
        {SAID_FLAGS.map(name => (
          <Choice
            key={name}
            name={name}
            label={words.app.fields[name]}
            value={oneOf(values, name)}
            options={[['', words.app.unsaid], ...yesNo]}
          />
        ))}
        {STORE_FLAGS.map(name => (
          <Choice
            key={name}
            name={name}
            label={words.app.fields[name]}
            value={oneOf(values, name) || 'false'}
            options={yesNo}
          />
        ))}
      </div>
    </section>
  )
}
