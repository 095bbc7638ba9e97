import { LOCALES } from '../../../rules/text/locales.ts'
import { AppIcon } from '../../kit/app-icon.tsx'
import { Button, ButtonLink } from '../../kit/button.tsx'
import card from '../../kit/card.module.css'
import { Card } from '../../kit/card.tsx'
import { CommandForm, Field, useWritten } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import { languageName } from '../apps/languages.ts'
import { WasFields } from '../apps/was-fields.tsx'
import { DEVELOPER_FIELDS, type DeveloperModel } from './model.ts'

const COMMAND = 'developer.put'

/** What a developer's page says, and their apps. */
export const developerView = view<DeveloperModel>({
  title: ({ developer }) => developer?.name ?? words.developers.add,
  View: ({ model }) => {
    const { developer, apps, hasMore, mayPut } = model
    return (
      <>
        <PageHead title={developer?.name ?? words.developers.add} keep>
          <ButtonLink href="/developers">{words.developers.all}</ButtonLink>
        </PageHead>
        <div className={look.mainAside}>
          <Edit model={model} />
          {developer && (
            <Card id="h-apps" title={words.developers.apps}>
              {apps.length === 0 && <p className={card.text}>{words.developers.noApps}</p>}
              <ul className={look.list}>
                {apps.map(({ id, name, packageName, icon }) => (
                  <li key={id} className={look.line}>
                    <AppIcon icon={icon} />
                    <div className={look.grow}>
                      <a className={look.strong} href={`/apps/${id}`}>
                        {name ?? packageName}
                      </a>
                      <p className={`${look.note} ${look.anywhere}`}>{packageName}</p>
                    </div>
                  </li>
                ))}
              </ul>
              {hasMore && (
                <p className={card.text}>
                  <a className={look.link} href={`/apps?q=${encodeURIComponent(developer.name)}`}>
                    {words.developers.allApps}
                  </a>
                </p>
              )}
            </Card>
          )}
        </div>
        {!mayPut && <p className={look.note}>{words.developers.readOnly}</p>}
      </>
    )
  },
})

const MAX = { name: 200, website: 2000, email: 200, legalName: 200, address: 500, filingNumber: 100 }

function Edit({ model: { developer, values, mayPut } }: { model: DeveloperModel }) {
  const written = useWritten(COMMAND)
  return (
    <CommandForm
      command={COMMAND}
      className={`${card.card} ${card.stack}`}
      after={developer ? undefined : '/developers'}
    >
      {developer && (
        <>
          <input type="hidden" name="id" value={developer.id} />
          <input type="hidden" name="revision" value={developer.revision} />
        </>
      )}
      <WasFields values={values} />
      <div className={look.halves}>
        {DEVELOPER_FIELDS.map(name => (
          <Field
            key={name}
            name={name}
            label={words.developers.fields[name]}
            value={written(name, values[name])}
            type={name === 'website' ? 'url' : name === 'email' ? 'email' : 'text'}
            maxLength={MAX[name]}
            required={name === 'name'}
          />
        ))}
      </div>
      {LOCALES.map(locale => (
        <Field
          key={locale}
          name={`texts.${locale}.description`}
          label={words.app.inLanguage(words.developers.description, languageName(locale))}
          value={written(`texts.${locale}.description`, values[`texts.${locale}.description`])}
          lang={locale}
          rows={3}
          maxLength={5000}
        />
      ))}
      {mayPut && (
        <div>
          <Button tone="main">{developer ? words.developers.save : words.developers.add}</Button>
        </div>
      )}
    </CommandForm>
  )
}
