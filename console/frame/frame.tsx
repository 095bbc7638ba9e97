import type { ReactNode } from 'react'
import { Alert } from '../kit/alert.tsx'
import { Avatar } from '../kit/avatar.tsx'
import { Button, ButtonLink } from '../kit/button.tsx'
import { CommandForm, Refused, Token } from '../kit/form.tsx'
import { Icon } from '../kit/icon.tsx'
import look from '../kit/look.module.css'
import panel from '../kit/panel.module.css'
import { useRequest } from '../kit/request-context.ts'
import { words } from '../words/words.ts'
import { Brand } from './brand.tsx'
import style from './frame.module.css'
import { menuFor } from './menu.ts'
import { MenuList } from './menu-list.tsx'

/** The menu, what was done a moment ago, and the screen. */
export function Frame({ title, children }: { title: string; children: ReactNode }) {
  const request = useRequest()
  const { person, counts, path, site, otherLocale } = request
  const isHere = (place: string) => (place === '/' ? path.split('?')[0] === '/' : path.startsWith(place))
  const groups = menuFor(person?.role)
  return (
    <>
      <a className={style.skip} href="#main">
        {words.frame.skip}
      </a>
      <div className={style.shell}>
        <aside className={style.side} aria-label={words.frame.sidebar}>
          <a href="/">
            <Brand />
          </a>
          <MenuList label={words.frame.menu} groups={groups} isHere={isHere} />
          <div className={style.sideFoot}>
            <a className={style.me} href="/me">
              <Avatar name={person?.name ?? ''} isLarge />
              <span className={look.grow}>
                <span className={`${look.block} ${look.medium}`} data-me="">
                  {person?.name}
                </span>
                <span className={look.note}>{person && words.roles[person.role]}</span>
              </span>
            </a>
          </div>
        </aside>
        <div>
          <header className={style.top}>
            <a className={`${style.store} ${look.onlyPc}`} href={site} target="_blank" rel="noreferrer">
              {new URL(site).host}
              <Icon name="arrow-up-right" size={14} />
            </a>
            <span className={`${style.here} ${look.cut} ${look.onlyPhone}`} aria-hidden="true">
              {title}
            </span>
            <form className={`${style.find} ${look.onlyPc}`} action="/find" data-find-all="">
              <Icon name="search" />
              <input
                id="find"
                name="q"
                type="search"
                maxLength={100}
                aria-label={words.find.box}
                placeholder={words.find.box}
                aria-keyshortcuts="/ Control+K"
                autoComplete="off"
              />
              <div className={`${panel.panel} ${style.found}`} id="find-list" data-panel="" hidden />
              <span
                className={look.srOnly}
                role="status"
                data-panel-said=""
                data-failed={words.find.failed}
              />
            </form>
            <span className={`${look.row} ${style.tools}`}>
              {otherLocale && (
                <ButtonLink
                  tone="quiet"
                  size="small"
                  icon="languages"
                  href={`/language?to=${otherLocale}&back=${encodeURIComponent(request.plainPath)}`}
                  lang={otherLocale}
                >
                  {words.frame.otherLanguage}
                </ButtonLink>
              )}
              <form method="post" action="/sign-out">
                <Token />
                <Button tone="quiet" size="small" icon="log-out">
                  {words.frame.signOut}
                </Button>
              </form>
            </span>
          </header>
          <main className={style.page} id="main">
            <Happened />
            <Refused />
            {children}
            <noscript>
              <p className={look.note}>{words.zoneNote}</p>
            </noscript>
            <AboutPlace path={path} />
          </main>
        </div>
        <nav className={style.tabbar} aria-label={words.frame.menu}>
          {groups
            .flatMap(({ items }) => items)
            .filter(({ onPhone }) => onPhone)
            .map(({ place, path, icon, count }) => (
              <a key={place} href={path} aria-current={isHere(path) ? 'page' : undefined}>
                <Icon name={icon} size={20} />
                {words.places[place]}
                {count && counts?.[count] ? <span className={style.count}>{counts[count]}</span> : null}
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

/** Says what the screen is for. */
function AboutPlace({ path }: { path: string }) {
  const { person } = useRequest()
  const here = menuFor(person?.role)
    .flatMap(({ items }) => items)
    .filter(place => path === place.path || path.startsWith(place.path === '/' ? '/?' : place.path))
    .at(-1)
  if (!here) return null
  return (
    <details className={style.about}>
      <summary className={look.smallLink}>{words.find.about}</summary>
      <p className={look.note}>{words.help[here.place]}</p>
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
        <a className={look.link} href="/requests">
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
        <a className={look.link} href={`/changes/${done}`}>
          {words.frame.change(done)}
        </a>
      </p>
      <CommandForm command="change.undo" className={look.row}>
        <input type="hidden" name="change" value={done} />
        <Button size="small" tone="outline" icon="undo-2">
          {words.frame.undo}
        </Button>
      </CommandForm>
    </Alert>
  )
}
