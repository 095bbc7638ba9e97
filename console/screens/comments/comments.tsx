import { shared } from '../../../ui/words/words.ts'
import { AppIcon } from '../../kit/app-icon.tsx'
import { Avatar } from '../../kit/avatar.tsx'
import { Badge } from '../../kit/badge.tsx'
import { Button } from '../../kit/button.tsx'
import card from '../../kit/card.module.css'
import { Card } from '../../kit/card.tsx'
import { Empty } from '../../kit/empty.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'
import { CommandForm, PostForm } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import { Picker } from '../../kit/picker.tsx'
import { useRequest } from '../../kit/request-context.ts'
import { Tabs } from '../../kit/tabs.tsx'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import style from './comments.module.css'
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
          actsOnPhone={false}
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
          <span className={`${look.note} ${look.row6} ${look.onlyPc}`} data-needs-script="">
            {words.comments.keys.map(([key, does]) => (
              <span key={key} className={look.row6}>
                <kbd>{key}</kbd> {does}
              </span>
            ))}
          </span>
        </PageHead>
        <div className={style.queue} data-queue="">
          <section className={card.card} aria-label={words.comments.queue}>
            <Tabs
              label={words.comments.lists}
              isInCard
              tabs={LISTS.map(name => ({
                href: `/comments?list=${name}`,
                label: (
                  <>
                    {words.comments[name]}{' '}
                    {name === 'open' && <span className={look.note}>{counts.open}</span>}
                  </>
                ),
                isHere: name === list,
              }))}
            />
            <form className={style.find} action="/comments">
              <input type="hidden" name="list" value="app" />
              <Picker name="app" label={words.comments.ofApp} value={app} picked={model.picked} isBare />
              <Button>{words.comments.show}</Button>
            </form>
            {items.length === 0 ? (
              <Empty icon="check">{words.comments.none[list]}</Empty>
            ) : (
              <ul className={look.list}>
                {items.map(item => (
                  <li key={item.key}>
                    <a
                      className={style.item}
                      data-item=""
                      aria-current={item === current?.item ? 'true' : undefined}
                      href={`/comments?list=${list}${app ? `&app=${app}` : ''}&at=${item.key}`}
                    >
                      {item.icon && <AppIcon icon={item.icon} />}
                      <span className={look.grow}>
                        <span className={`${look.row} ${look.between}`}>
                          <span className={look.cut}>
                            <b>{titleOf(item)}</b>{' '}
                            {item.author && (
                              <span className={look.note}>{words.comments.on(item.appName ?? '')}</span>
                            )}
                          </span>
                        </span>
                        <span className={`${look.cut} ${look.quiet} ${look.block}`}>{item.body}</span>
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
      beside={<span className={look.note}>{words.comments.place(place, model.items.length)}</span>}
      actions={
        item.app !== null && (
          <a className={look.smallLink} href={`${store}/apps/${item.app}`} target="_blank" rel="noreferrer">
            {words.comments.inStore}
          </a>
        )
      }
      className={style.current}
      at="c"
      body="text"
    >
      {thread ? (
        <ol className={style.thread}>
          {thread.map(one => (
            <li
              key={one.number ?? 'comment'}
              className={one.number === null ? style.comment : look.quiet}
              data-reported={one.number === null ? '' : undefined}
            >
              <div className={`${look.row} ${look.wrap}`}>
                <Avatar name={one.author} />
                <b>{one.author}</b>
                <span className={look.note}>
                  <Time at={one.at} />
                  {one.rating !== null && ` · ${words.comments.stars(one.rating)}`}
                  {one.version && ` · ${one.version}`}
                  {one.byDeveloper && ` · ${words.comments.byDeveloper}`}
                </span>
                {one.hidden && <Badge>{words.comments.isHidden}</Badge>}
              </div>
              <p className={one.number === null ? look.large : undefined}>{one.body}</p>
              {one.number !== null && model.mayHide && (
                <CommandForm command={one.hidden ? 'reply.show' : 'reply.hide'}>
                  <input type="hidden" name="comment" value={item.comment ?? ''} />
                  <input type="hidden" name="number" value={one.number} />
                  {!one.hidden && <input type="hidden" name="_reason" value={words.comments.hiddenReply} />}
                  <Button size="small" tone="quiet">
                    {one.hidden ? words.comments.showReply : words.comments.hideReply}
                  </Button>
                </CommandForm>
              )}
            </li>
          ))}
        </ol>
      ) : (
        <p className={look.large}>{item.said}</p>
      )}
      {item.report !== null && (
        <Facts className={style.said}>
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
                  <Button size="small">{words.comments.showContact}</Button>
                </PostForm>
              )}
            </Fact>
          )}
        </Facts>
      )}
      <Verdict current={current} model={model} />
    </Card>
  )
}
