import { AppIcon } from '../../kit/app-icon.tsx'
import { ButtonLink } from '../../kit/button.tsx'
import { langOf } from '../../kit/lang-of.ts'
import { ListScreen } from '../../kit/list-screen.tsx'
import look from '../../kit/look.module.css'
import { RowLink } from '../../kit/table.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import type { DevelopersModel } from './model.ts'

/** Developers by name. */
export const developersView = view<DevelopersModel>({
  title: () => words.places.developers,
  View: ({ model: { sought, developers, older, mayPut } }) => (
    <ListScreen
      title={words.places.developers}
      sub={words.developers.sub}
      actions={
        mayPut && (
          <ButtonLink icon="plus" href="/developers/new">
            {words.developers.add}
          </ButtonLink>
        )
      }
      filters={[{ name: 'q', value: sought, label: words.developers.find, type: 'search' }]}
      rows={developers}
      keyOf={({ id }) => id}
      columns={[
        {
          head: words.developers.fields.name,
          cell: ({ id, name, logo }) => (
            <span className={look.row}>
              {logo && <AppIcon icon={logo} size={24} />}
              <RowLink href={`/developers/${id}`}>
                <span lang={langOf(name)}>{name}</span>
              </RowLink>
            </span>
          ),
        },
        {
          head: words.developers.fields.website,
          cell: ({ website }) => <span className={look.anywhere}>{website}</span>,
        },
        { head: words.developers.apps, align: 'right', cell: ({ apps }) => apps },
      ]}
      none={{ icon: 'users-round', text: words.developers.none }}
      older={older}
    />
  ),
})
