import type { ReactNode } from 'react'
import { Mark } from '../../ui/mark.tsx'
import { Alert } from '../kit/alert.tsx'
import { Button, ButtonLink } from '../kit/button.tsx'
import { CommandForm, Refused, Token } from '../kit/form.tsx'
import { Icon } from '../kit/icon.tsx'
import { initials } from '../kit/initials.ts'
import { useRequest } from '../kit/request-context.ts'
import { locale, words } from '../words/words.ts'
import { menuFor } from './menu.ts'
import { MenuList } from './menu-list.tsx'

/** The menu, what was done a moment ago, and the screen. */
export function Frame({ title, children }: { title: string; children: ReactNode }) {
  const request = useRequest()
  const { person, counts, path, site, brand, otherLocale } = request
  const isHere = (place: string) => (place === '/' ? path.split('?')[0] === '/' : path.startsWith(place))
  const groups = menuFor(person?.role)
  return (
    <>
      <a className="skip" href="#main">
        {words.frame.skip}
      </a>
      <div className="shell">
        <aside className="side" aria-label={words.frame.sidebar}>
          <a className="brand" href="/">
            <Mark mark={brand.mark} />
            <b>{brand.texts[locale].name}</b>
            <span>{words.frame.console}</span>
          </a>
          <nav className="nav" aria-label={words.frame.menu}>
            <MenuList groups={groups} isHere={isHere} />
          </nav>
          <div className="side-foot">
            <a className="me" href="/me">
              <span className="av av-32" aria-hidden="true">
                {initials(person?.name ?? '')}
              </span>
              <span className="grow">
                <span className="m me-name">{person?.name}</span>
                <span className="t12 ink3">{person && words.roles[person.role]}</span>
              </span>
            </a>
          </div>
        </aside>
        <div>
          <header className="top">
            <a className="store only-pc" href={site} target="_blank" rel="noreferrer">
              {new URL(site).host}
              <Icon name="arrow-up-right" size={14} />
            </a>
            <span className="here only-m" aria-hidden="true">
              {title}
            </span>
            <form className="find only-pc" action="/find">
              <Icon name="search" />
              <input
                id="find"
                name="q"
                type="search"
                maxLength={100}
                aria-label={words.find.box}
                placeholder={words.find.box}
                aria-keyshortcuts="/ Control+K"
              />
            </form>
            <span className="row">
              {otherLocale && (
                <ButtonLink
                  tone="quiet"
                  size="s"
                  icon="languages"
                  href={`/language?to=${otherLocale}&back=${encodeURIComponent(request.plainPath)}`}
                  lang={otherLocale}
                >
                  {words.frame.otherLanguage}
                </ButtonLink>
              )}
              <form method="post" action="/sign-out">
                <Token />
                <Button tone="quiet" size="s" icon="log-out">
                  {words.frame.signOut}
                </Button>
              </form>
            </span>
          </header>
          <main className="page" id="main">
            <Happened />
            <Refused />
            {children}
            <AboutPlace path={path} />
          </main>
        </div>
        <nav className="tabbar" aria-label={words.frame.menu}>
          {groups
            .flatMap(({ items }) => items)
            .filter(({ onPhone }) => onPhone)
            .map(({ place, path, icon, count }) => (
              <a key={place} href={path} aria-current={isHere(path) ? 'page' : undefined}>
                <Icon name={icon} size={20} />
                {words.places[place]}
                {count && counts?.[count] ? <span className="n">{counts[count]}</span> : null}
              </a>
            ))}
          <a href="/menu" aria-current={isHere('/menu') ? 'page' : undefined}>
            <Icon name="menu" size={20} />
            {words.frame.more}
          </a>
        </nav>
      </div>
    </>
  )
}

/** What the screen is for, for whoever is new to it. */
function AboutPlace({ path }: { path: string }) {
  const { person } = useRequest()
  const here = menuFor(person?.role)
    .flatMap(({ items }) => items)
    .filter(place => path === place.path || path.startsWith(place.path === '/' ? '/?' : place.path))
    .at(-1)
  if (!here) return null
  return (
    <details className="about">
      <summary className="link t12">{words.find.about}</summary>
      <p className="help">{words.help[here.place]}</p>
    </details>
  )
}

/** What was done a moment ago, and the way back. */
function Happened() {
  const { done, isSame, asked } = useRequest()
  if (asked)
    return (
      <Alert tone="warn" icon="users-round">
        <p>{words.frame.asked}</p>
        <a className="link" href="/requests">
          {words.places.requests}
        </a>
      </Alert>
    )
  if (isSame)
    return (
      <Alert icon="check">
        <p>{words.frame.same}</p>
      </Alert>
    )
  if (!done) return null
  return (
    <Alert tone="ok" icon="check" id="done">
      <p>
        {words.frame.done}{' '}
        <a className="link" href={`/changes/${done}`}>
          {words.frame.change(done)}
        </a>
      </p>
      <CommandForm command="change.undo" className="acts">
        <input type="hidden" name="change" value={done} />
        <Button size="s" icon="undo-2">
          {words.frame.undo}
        </Button>
      </CommandForm>
    </Alert>
  )
}
