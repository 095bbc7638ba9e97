import { Badge, Mark } from '../../kit/badge.tsx'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Empty } from '../../kit/empty.tsx'
import { Choice, CommandForm, Field, Refused } from '../../kit/form.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { Table } from '../../kit/table.tsx'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import { Fingerprint } from './fingerprint.tsx'
import type { ChosenRepository, RepositoriesModel, RepositoryLine } from './model.ts'
import { donationChoices, packageChoices, pictureChoices } from './policy.ts'
import { Runs } from './runs.tsx'

const nameOf = ({ name, address }: RepositoryLine) => name || address.replace(/^https?:\/\//, '')

export const repositoriesView = view<RepositoriesModel>({
  title: () => words.places.repositories,
  View: ({ model: { lines, max, chosen, mayAdd, mayImport } }) => (
    <>
      <PageHead title={words.places.repositories} sub={words.repositories.sub}>
        {mayAdd && (
          <ButtonLink tone="main" icon="plus" href="/repositories/add">
            {words.repositories.add}
          </ButtonLink>
        )}
      </PageHead>
      <Refused />
      {lines.length === 0 ? (
        <Empty icon="git-branch" isCard>
          {words.repositories.none}
        </Empty>
      ) : (
        <div className="col">
          <section className="card" aria-label={words.places.repositories}>
            <Table
              rows={lines}
              keyOf={({ id }) => id}
              rowClassName={({ id }) => (id === chosen?.line.id ? 'cursor' : undefined)}
              columns={[
                {
                  head: words.repositories.repository,
                  cell: line => (
                    <>
                      <a className="name" href={`/repositories/${line.id}`}>
                        {nameOf(line)}
                      </a>
                      <span className="mono ink3">{line.address}</span>
                    </>
                  ),
                },
                { head: words.repositories.state, cell: line => <State line={line} /> },
                {
                  head: words.repositories.appCount,
                  className: 'r',
                  cell: ({ apps }) => `${words.count(Math.min(apps, max))}${apps > max ? '+' : ''}`,
                },
                { head: words.repositories.ranAt, cell: ({ ranAt }) => (ranAt ? <Time at={ranAt} /> : '–') },
                { head: words.repositories.mirrors, cell: ({ mirrors }) => words.count(mirrors) },
                mayImport && {
                  head: <span className="sr">{words.repositories.now}</span>,
                  className: 'r',
                  cell: line => <ImportNow line={line} />,
                },
              ]}
            />
          </section>
          {chosen && (
            <div className="main-aside">
              <div className="col">
                {chosen.waiting.length > 0 && <Waiting chosen={chosen} mayClaim={mayImport} />}
                <Runs chosen={chosen} name={nameOf(chosen.line)} />
              </div>
              <div className="col">
                <Facts chosen={chosen} mayChange={mayAdd} />
                <HowWeTell />
              </div>
            </div>
          )}
        </div>
      )}
    </>
  ),
})

const ImportNow = ({ line }: { line: RepositoryLine }) => (
  <CommandForm command="repository.import" after={`/repositories/${line.id}`}>
    <input type="hidden" name="id" value={line.id} />
    <Button size="s">
      {words.repositories.now}
      <span className="sr"> {nameOf(line)}</span>
    </Button>
  </CommandForm>
)

function State({ line: { isRunning, failures, isStale, lastOutcome, waiting } }: { line: RepositoryLine }) {
  const { states } = words.repositories
  if (isRunning)
    return (
      <Badge icon="clock" data-again="2000">
        {states.running}
      </Badge>
    )
  if (failures > 0)
    return (
      <Badge tone="bad" icon="circle-x">
        {states.failed}
      </Badge>
    )
  if (isStale || lastOutcome === 'late')
    return (
      <Badge tone="warn" icon="clock">
        {isStale ? states.stale : states.late}
      </Badge>
    )
  if (waiting > 0)
    return (
      <Badge tone="warn" icon="users-round">
        {states.waiting(waiting)}
      </Badge>
    )
  return (
    <span className="st ink2">
      <span className="dot" />
      {lastOutcome === null ? states.fresh : states.inStep}
    </span>
  )
}

/** Names that are here from elsewhere: nobody's app changes hands without a person's word. */
function Waiting({ chosen: { line, waiting }, mayClaim }: { chosen: ChosenRepository; mayClaim: boolean }) {
  return (
    <Card
      id="h-wait"
      title={words.repositories.twoSources}
      beside={<Badge tone="warn">{waiting.length}</Badge>}
    >
      <p className="card-b ink2">{words.repositories.twoSourcesHelp}</p>
      <ul className="list">
        {waiting.map(({ packageName, app, name, from }) => (
          <li key={packageName} className="row between card-b">
            <div className="grow">
              <a className="name" href={`/changes?app=${app}`}>
                {name ?? packageName}
              </a>
              <span className="mono ink3 block">{packageName}</span>
              <span className="t12 ink3">{words.repositories.nowFrom(from)}</span>
            </div>
            {mayClaim && (
              <CommandForm command="repository.claim">
                <input type="hidden" name="id" value={line.id} />
                <input type="hidden" name="packageName" value={packageName} />
                <Button size="s">
                  {words.repositories.claim}
                  <span className="sr"> {packageName}</span>
                </Button>
              </CommandForm>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Facts({ chosen, mayChange }: { chosen: ChosenRepository; mayChange: boolean }) {
  const { line, fingerprint, addedAt, packages, pictures, donations, everyHours } = chosen
  return (
    <Card id="h-facts" title={words.repositories.decided}>
      <div className="card-b col">
        <div>
          <p className="lbl">{words.repositories.fingerprint}</p>
          {fingerprint ? <Fingerprint hex={fingerprint} /> : <p>{words.repositories.own}</p>}
        </div>
        <p className="t12 ink3">
          {words.repositories.addedAt} <Time at={addedAt} />
        </p>
        {mayChange && (
          <CommandForm command="repository.put" className="col">
            <input type="hidden" name="id" value={line.id} />
            <Choice
              name="packages"
              label={words.repositories.packages}
              value={packages}
              options={packageChoices()}
            />
            <Choice
              name="pictures"
              label={words.repositories.pictures}
              value={pictures}
              options={pictureChoices()}
            />
            <Choice
              name="donations"
              label={words.repositories.donations}
              value={donations}
              options={donationChoices()}
            />
            <Field
              name="everyHours"
              label={words.repositories.every}
              value={everyHours}
              help={words.repositories.everyHelp}
            />
            <p>
              <Button>{words.repositories.save}</Button>
            </p>
          </CommandForm>
        )}
      </div>
    </Card>
  )
}

function HowWeTell() {
  return (
    <Card id="h-tell" title={words.repositories.howWeTell}>
      <ul className="list gone">
        <li>
          <Mark tone="warn" icon="clock" />
          <div>
            <b className="b">{words.repositories.late}</b>
            <p className="t12 ink2">{words.repositories.lateHelp}</p>
          </div>
        </li>
        <li>
          <Mark tone="bad" icon="circle-x" />
          <div>
            <b className="b">{words.repositories.attack}</b>
            <p className="t12 ink2">{words.repositories.attackHelp}</p>
          </div>
        </li>
      </ul>
    </Card>
  )
}
