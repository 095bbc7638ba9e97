import { menuFor } from '../../frame/menu.ts'
import { MenuList } from '../../frame/menu-list.tsx'
import { ButtonLink } from '../../kit/button.tsx'
import card from '../../kit/card.module.css'
import filters from '../../kit/filters.module.css'
import form from '../../kit/form.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import { useRequest } from '../../kit/request-context.ts'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'

/** The whole menu, for phones, where it has no place beside the screen. */
export const menuView = view<object>({
  title: () => words.frame.more,
  View: () => {
    const { person } = useRequest()
    return (
      <>
        <PageHead title={words.frame.more}>
          <ButtonLink href="/me">{person?.name}</ButtonLink>
        </PageHead>
        <form className={filters.filters} action="/find">
          <input
            className={form.input}
            name="q"
            type="search"
            maxLength={100}
            aria-label={words.find.box}
            placeholder={words.find.box}
          />
        </form>
        <MenuList
          label={words.frame.all}
          className={`${card.card} ${card.body}`}
          groups={menuFor(person?.role)}
          isHere={() => false}
        />
      </>
    )
  },
})
