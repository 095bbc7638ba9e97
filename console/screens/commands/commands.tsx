import type { CommandName } from '../../../contract/commands/all.schema.ts'
import { commandSummaries } from '../../../ui/words/command-words.ts'
import card from '../../kit/card.module.css'
import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'

export interface CommandModel {
  name: CommandName
}

/** Every command of the reader's role, for tasks without a screen of their own. */
export const commandsView = view<{ commands: CommandModel[] }>({
  title: () => words.places.commands,
  View: ({ model: { commands } }) => (
    <>
      <PageHead title={words.places.commands} sub={words.commands.sub} />
      <div className={card.card}>
        <ul className={look.list}>
          {commands.map(({ name }) => (
            <li key={name}>
              <a className={look.line} href={`/commands/${name}`}>
                <span className={look.code}>{name}</span>
                <span className={`${look.grow} ${look.quiet}`}>{commandSummaries[name]}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  ),
})
