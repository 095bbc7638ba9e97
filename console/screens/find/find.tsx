import type { CommandName } from '../../../contract/commands/all.schema.ts'
import { commandSummaries } from '../../../ui/words/command-words.ts'
import { menuFor } from '../../frame/menu.ts'
import { AppIcon } from '../../kit/app-icon.tsx'
import card from '../../kit/card.module.css'
import { Card } from '../../kit/card.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'
import { Icon } from '../../kit/icon.tsx'
import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import { useRequest } from '../../kit/request-context.ts'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import style from './find.module.css'

export interface FindModel {
  query: string
  apps: { id: number; name: string | null; packageName: string; icon: string }[]
  commands: { name: CommandName }[]
}

/** Whatever the words name: a screen, an app or a command. The box that leads here is on every screen. */
export const findView = view<FindModel>({
  title: () => words.find.title,
  View: ({ model: { query, apps, commands } }) => {
    const { person } = useRequest()
    const wanted = query.toLowerCase()
    const places = menuFor(person?.role)
      .flatMap(({ items }) => items)
      .filter(({ place, path }) => `${words.places[place]} ${path}`.toLowerCase().includes(wanted))
    const isNothing = places.length + apps.length + commands.length === 0
    return (
      <>
        <PageHead title={words.find.title} sub={words.find.sub} />
        <div className={look.col}>
          {isNothing && <p className={`${card.card} ${card.body} ${look.quiet}`}>{words.find.nothing}</p>}
          {places.length > 0 && (
            <Card id="h-places" title={words.find.places}>
              <ul className={`${look.list} ${style.found}`}>
                {places.map(({ place, path, icon }) => (
                  <li key={place}>
                    <a className={look.row12} href={path}>
                      <Icon name={icon} />
                      {words.places[place]}
                    </a>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          {apps.length > 0 && (
            <Card id="h-apps" title={words.places.apps}>
              <ul className={`${look.list} ${style.found}`}>
                {apps.map(({ id, name, packageName, icon }) => (
                  <li key={id}>
                    <a className={look.row12} href={`/apps/${id}`}>
                      <AppIcon icon={icon} size={24} />
                      {name ?? packageName}
                      <span className={`${look.mono} ${look.faint}`}>{packageName}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          {commands.length > 0 && (
            <Card id="h-commands" title={words.places.commands}>
              <ul className={`${look.list} ${style.found}`}>
                {commands.map(({ name }) => (
                  <li key={name}>
                    <a className={look.row12} href={`/commands/${name}`}>
                      <span className={look.code}>{name}</span>
                      <span className={look.quiet}>{commandSummaries[name]}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          <Card id="h-keys" title={words.find.keys}>
            <Facts isLeft className={card.body}>
              {words.find.allKeys.map(([key, does]) => (
                <Fact key={key} name={<kbd>{key}</kbd>}>
                  {does}
                </Fact>
              ))}
            </Facts>
          </Card>
        </div>
      </>
    )
  },
})
