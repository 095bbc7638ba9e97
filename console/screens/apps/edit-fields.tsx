import { Card } from '../../kit/card.tsx'
import { Choice, Field } from '../../kit/form.tsx'
import { Picker } from '../../kit/picker.tsx'
import { words } from '../../words/words.ts'
import { type AppModel, type AppValues, LINK_FIELDS, SAID_FLAGS, STORE_FLAGS } from './edit-model.ts'

export const oneOf = (values: AppValues, name: string): string => [values[name] ?? ''].flat()[0] ?? ''

const MAX_CATEGORIES = 10

export function Facts({
  command,
  model,
}: {
  command: 'app.edit' | 'app.add'
  model: Pick<AppModel, 'values' | 'categories' | 'developer'>
}) {
  const { values, categories, developer } = model
  const chosen = [values.categories ?? []].flat().filter(Boolean)
  const places = Math.min(MAX_CATEGORIES, Math.max(2, chosen.length + 1))
  const options = [
    ['', '–'] as const,
    ...categories.map(
      ({ id, name, resourceType }) => [String(id), `${words.apps.kinds[resourceType]} / ${name}`] as const,
    ),
  ]
  return (
    <Card id="h-f" title={words.app.facts} body="halves">
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
      <Picker
        name="developerId"
        command={command}
        label={words.app.fields.developerId}
        value={oneOf(values, 'developerId')}
        picked={developer}
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
    </Card>
  )
}

export function Links({ values }: { values: AppValues }) {
  return (
    <Card id="h-l" title={words.app.links} body="halves">
      {LINK_FIELDS.map(name => (
        <Field key={name} name={name} type="url" label={words.app.fields[name]} value={oneOf(values, name)} />
      ))}
    </Card>
  )
}

export function Flags({ values }: { values: AppValues }) {
  const yesNo = [
    ['true', words.app.yes],
    ['false', words.app.no],
  ] as const
  return (
    <Card id="h-g" title={words.app.flags} body="halves">
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
    </Card>
  )
}
