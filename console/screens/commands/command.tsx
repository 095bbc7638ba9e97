import type { CommandName } from '../../../contract/commands/all.schema.ts'
import { commandSummaries } from '../../../ui/words/command-words.ts'
import { Button } from '../../kit/button.tsx'
import card from '../../kit/card.module.css'
import { CommandForm, Field, Reason, useWritten } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'

export interface CommandFormModel {
  name: CommandName
  fields: { name: string; type: string; needed: boolean; summary: string }[]
  requiresReason: boolean
  given: Record<string, string>
}

/** A plain form for one command, with a field for each of its own. */
export const commandView = view<CommandFormModel>({
  title: ({ name }) => name,
  View({ model: { name, fields, requiresReason, given } }) {
    const written = useWritten(name)
    return (
      <>
        <PageHead title={name} sub={commandSummaries[name]} />
        <CommandForm command={name} className={`${card.stack} ${card.card} ${look.narrow}`}>
          {fields.map(field => (
            <Field
              key={field.name}
              name={field.name}
              label={field.name}
              help={[field.type, field.summary].filter(Boolean).join(': ')}
              required={field.needed}
              value={written(field.name, given[field.name])}
            />
          ))}
          <Reason command={name} needed={requiresReason} />
          <div>
            <Button tone="main">{words.commands.give}</Button>
          </div>
        </CommandForm>
      </>
    )
  },
})
