import { LOCALES } from '../../../rules/text/locales.ts'
import { Button } from '../../kit/button.tsx'
import card from '../../kit/card.module.css'
import { Card } from '../../kit/card.tsx'
import { Choice, CommandForm, Field, useWritten } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { words } from '../../words/words.ts'
import { languageName } from '../apps/languages.ts'
import type { CategoriesModel, CategoryLine } from './model.ts'
import { nameOf } from './name-of.ts'

const COMMAND = 'category.put'
const MAX_POSITION = 32_767

/** Adds a category of the kind that is looked at, or changes the chosen one. */
export function CategoryForm({ model: { kind, lines, chosen } }: { model: CategoriesModel }) {
  const written = useWritten(COMMAND)
  const parents = parentsFor(lines, chosen)
  const locales = new Set<string>([...LOCALES, ...Object.keys(chosen?.names ?? {})])
  return (
    <Card
      id="h-put"
      title={chosen ? words.categories.change(nameOf(chosen)) : words.categories.addOf[kind]}
      className={chosen ? look.firstOnPhone : undefined}
    >
      <CommandForm command={COMMAND} className={card.stack}>
        {chosen ? (
          <>
            <input type="hidden" name="id" value={chosen.id} />
            <input type="hidden" name="revision" value={chosen.revision} />
          </>
        ) : (
          <input type="hidden" name="resourceType" value={kind} />
        )}
        {[...locales].map(locale => (
          <Field
            key={locale}
            name={`names.${locale}`}
            label={words.app.inLanguage(words.categories.name, languageName(locale))}
            value={written(`names.${locale}`, chosen?.names[locale])}
            maxLength={60}
            lang={locale}
          />
        ))}
        {!chosen && (
          <Field
            name="slug"
            label={words.categories.slug}
            value={written('slug', '')}
            help={words.categories.slugHelp}
            maxLength={60}
            autoComplete="off"
            required
          />
        )}
        {parents.length > 0 && (
          <Choice
            name="parentId"
            label={words.categories.parent}
            value={written('parentId', chosen?.parentId)}
            options={[
              ['', words.categories.top],
              ...parents.map(one => [String(one.id), nameOf(one)] as const),
            ]}
          />
        )}
        <Field
          name="position"
          type="number"
          label={words.categories.position}
          value={written('position', chosen?.position ?? nextPosition(lines))}
          help={words.categories.positionHelp}
        />
        <div>
          <Button tone="main">{chosen ? words.categories.save : words.categories.add}</Button>
        </div>
      </CommandForm>
    </Card>
  )
}

/** Visitors are shown two ranks, so one that has others inside of it stays at the top. */
function parentsFor(lines: CategoryLine[], chosen: CategoryLine | undefined): CategoryLine[] {
  if (chosen && lines.some(({ parentId }) => parentId === chosen.id)) return []
  return lines.filter(
    ({ id, parentId }) => id !== chosen?.id && (parentId === null || id === chosen?.parentId),
  )
}

/** Behind all others. */
const nextPosition = (lines: CategoryLine[]) =>
  Math.min(MAX_POSITION, 1 + Math.max(0, ...lines.map(({ position }) => position)))
