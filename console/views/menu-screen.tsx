import { words } from '../words/words.ts'
import { menuFor } from './menu.ts'
import { MenuList } from './menu-list.tsx'
import { PageHead } from './page-head.tsx'
import { useRequest } from './request-context.ts'
import { view } from './view.ts'

/** The whole menu, for phones, where it has no place beside the screen. */
export const menuView = view<object>({
  title: () => words.frame.more,
  View: () => {
    const { person } = useRequest()
    return (
      <>
        <PageHead title={words.frame.more}>
          <a className="btn" href="/me">
            {person?.name}
          </a>
        </PageHead>
        <form className="filters" action="/find">
          <input
            className="in"
            name="q"
            type="search"
            maxLength={100}
            aria-label={words.find.box}
            placeholder={words.find.box}
          />
        </form>
        <nav className="nav card card-b" aria-label={words.frame.all}>
          <MenuList groups={menuFor(person?.role)} isHere={() => false} />
        </nav>
      </>
    )
  },
})
