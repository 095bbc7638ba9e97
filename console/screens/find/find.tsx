import type { CommandName } from '../../../contract/commands/all.schema.ts'
import { commandSummaries } from '../../../ui/words/command-words.ts'
import { menuFor } from '../../frame/menu.ts'
import { AppIcon } from '../../kit/app-icon.tsx'
import { Card } from '../../kit/card.tsx'
import { Fact } from '../../kit/facts.tsx'
import { Icon } from '../../kit/icon.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { useRequest } from '../../kit/request-context.ts'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'

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
        <div className="col">
          {isNothing && <p className="card card-b ink2">{words.find.nothing}</p>}
          {places.length > 0 && (
            <Card id="h-places" title={words.find.places}>
              <ul className="list found">
                {places.map(({ place, path, icon }) => (
                  <li key={place}>
                    <a className="row" href={path}>
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
              <ul className="list found">
                {apps.map(({ id, name, packageName, icon }) => (
                  <li key={id}>
                    <a className="row" href={`/apps/${id}`}>
                      <AppIcon icon={icon} size={24} />
                      {name ?? packageName}
                      <span className="mono ink3">{packageName}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          {commands.length > 0 && (
            <Card id="h-commands" title={words.places.commands}>
              <ul className="list found">
                {commands.map(({ name }) => (
                  <li key={name}>
                    <a className="row" href={`/commands/${name}`}>
                      <span className="code">{name}</span>
                      <span className="ink2">{commandSummaries[name]}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          <Card id="h-keys" title={words.find.keys}>
            <dl className="card-b kv kv-l">
              {words.find.allKeys.map(([key, does]) => (
                <Fact key={key} name={<kbd className="kbd">{key}</kbd>}>
                  {does}
                </Fact>
              ))}
            </dl>
          </Card>
        </div>
      </>
    )
  },
})
