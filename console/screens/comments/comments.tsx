import { shared } from '../../../ui/words/words.ts'
import { AppIcon } from '../../kit/app-icon.tsx'
import { Badge } from '../../kit/badge.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Empty } from '../../kit/empty.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'
import { CommandForm, PostForm } from '../../kit/form.tsx'
import { initials } from '../../kit/initials.ts'
import { PageHead } from '../../kit/page-head.tsx'
import { useRequest } from '../../kit/request-context.ts'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import type { CommentsModel, CurrentItem, QueueItem } from './model.ts'
import { Verdict } from './verdict.tsx'

const LISTS = ['open', 'hidden'] as const

/** What is reported in a word; a visitor's own reasons stand in the report. */
const titleOf = ({ author, appName, developerName, about }: QueueItem) =>
  author ?? appName ?? developerName ?? about ?? ''

/** A reason as visitors chose it. */
const kindOf = (reason: string): string => (shared.reportReasons as Record<string, string>)[reason] ?? reason

/** One queue of what visitors report; keys do all of it (console/browser/queue-keys.ts). */
export const commentsView = view<CommentsModel>({
  title: () => words.places.comments,
  View({ model }) {
    const { list, app, counts, items, current } = model
    return (
      <>
        <PageHead
          title={words.places.comments}
          sub={
            <>
              {words.comments.sub(counts)}
              {counts.oldest && (
                <>
                  {' '}
                  {words.comments.oldest} <Time at={counts.oldest} />
                </>
              )}
            </>
          }
        >
          <span className="row row-6 t12 ink3 only-pc" data-needs-script="">
            {words.comments.keys.map(([key, does]) => (
              <span key={key} className="row row-6">
                <kbd className="kbd">{key}</kbd> {does}
              </span>
            ))}
          </span>
        </PageHead>
        <div className="mod" data-queue="">
          <section className="card mod-q" aria-label={words.comments.queue}>
            <nav className="tabs tabs-in" aria-label={words.comments.lists}>
              {LISTS.map(name => (
                <a
                  key={name}
                  href={`/comments?list=${name}`}
                  aria-current={name === list ? 'page' : undefined}
                >
                  {words.comments[name]} {name === 'open' && <span className="n">{counts.open}</span>}
                </a>
              ))}
            </nav>
            <form className="find-app" action="/comments">
              <input type="hidden" name="list" value="app" />
              <input
                className="in"
                name="app"
                inputMode="numeric"
                defaultValue={app ?? ''}
                aria-label={words.comments.ofApp}
                placeholder={words.comments.ofApp}
              />
              <Button>{words.comments.show}</Button>
            </form>
            {items.length === 0 ? (
              <Empty icon="check">{words.comments.none[list]}</Empty>
            ) : (
              <ul className="list">
                {items.map(item => (
                  <li key={item.key}>
                    <a
                      className={item === current?.item ? 'qi qi-cur' : 'qi'}
                      aria-current={item === current?.item ? 'true' : undefined}
                      href={`/comments?list=${list}${app ? `&app=${app}` : ''}&at=${item.key}`}
                    >
                      {item.icon && <AppIcon icon={item.icon} />}
                      <span className="grow">
                        <span className="row between">
                          <span className="cut">
                            <b className="b">{titleOf(item)}</b>{' '}
                            {item.author && (
                              <span className="t12 ink3">{words.comments.on(item.appName ?? '')}</span>
                            )}
                          </span>
                        </span>
                        <span className="cut ink2 block">{item.body}</span>
                      </span>
                      {item.report !== null && (
                        <Badge tone={item.reports > 2 ? 'bad' : 'warn'}>
                          {item.reports > 1 ? words.comments.reports(item.reports) : kindOf(item.reason)}
                        </Badge>
                      )}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </section>
          {current && <Current current={current} model={model} />}
        </div>
      </>
    )
  },
})

function Current({ current, model }: { current: CurrentItem; model: CommentsModel }) {
  const { site: store } = useRequest()
  const { item, thread, others, place, contact } = current
  return (
    <Card
      id="h-c"
      title={item.appName ?? item.developerName ?? words.comments.other}
      beside={
        <>
          <span className="t12 ink3">{words.comments.place(place, model.items.length)}</span>
          <div className="acts">
            {item.app !== null && (
              <a className="link t12" href={`${store}/apps/${item.app}`} target="_blank" rel="noreferrer">
                {words.comments.inStore}
              </a>
            )}
          </div>
        </>
      }
      className="mod-c"
      at="c"
    >
      <div className="card-b">
        {thread ? (
          <ol className="thread">
            {thread.map(one => (
              <li key={one.number ?? 'comment'} className={one.number === null ? 'th-cur' : 'ink2'}>
                <div className="row wrap">
                  <span className="av" aria-hidden="true">
                    {initials(one.author)}
                  </span>
                  <b className="b">{one.author}</b>
                  <span className="t12 ink3">
                    <Time at={one.at} />
                    {one.rating !== null && ` · ${words.comments.stars(one.rating)}`}
                    {one.version && ` · ${one.version}`}
                    {one.byDeveloper && ` · ${words.comments.byDeveloper}`}
                  </span>
                  {one.hidden && <Badge>{words.comments.isHidden}</Badge>}
                </div>
                <p className={one.number === null ? 't16' : undefined}>{one.body}</p>
                {one.number !== null && model.mayHide && (
                  <CommandForm command={one.hidden ? 'reply.show' : 'reply.hide'} className="reply-form">
                    <input type="hidden" name="comment" value={item.comment ?? ''} />
                    <input type="hidden" name="number" value={one.number} />
                    {!one.hidden && <input type="hidden" name="_reason" value={words.comments.hiddenReply} />}
                    <Button size="s" tone="quiet">
                      {one.hidden ? words.comments.showReply : words.comments.hideReply}
                    </Button>
                  </CommandForm>
                )}
              </li>
            ))}
          </ol>
        ) : (
          <p className="t16">{item.said}</p>
        )}
        {item.report !== null && (
          <Facts className="said">
            {(others.length > 0 ? others : [{ id: item.report, reason: item.reason, body: item.said }]).map(
              ({ id, reason, body }) => (
                <Fact key={id} name={words.comments.reportedAs(kindOf(reason))}>
                  {body || '–'}
                </Fact>
              ),
            )}
            {item.hasContact && model.maySeeContacts && (
              <Fact name={words.comments.contact}>
                {contact ?? (
                  <PostForm action={`/reports/${item.report}/contact`}>
                    <Button size="s">{words.comments.showContact}</Button>
                  </PostForm>
                )}
              </Fact>
            )}
          </Facts>
        )}
        <Verdict current={current} model={model} />
      </div>
    </Card>
  )
}
