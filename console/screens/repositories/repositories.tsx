import { Badge, Mark, State } from '../../kit/badge.tsx'
import { Button, ButtonLink } from '../../kit/button.tsx'
import card from '../../kit/card.module.css'
import { Card } from '../../kit/card.tsx'
import { Empty } from '../../kit/empty.tsx'
import form from '../../kit/form.module.css'
import { Choice, CommandForm, Field, Refused } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import { RowLink, Table } from '../../kit/table.tsx'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import { Fingerprint } from './fingerprint.tsx'
import { Outdated, WithoutDownload } from './lacks.tsx'
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
        <div className={look.col}>
          <section className={card.card} aria-label={words.places.repositories}>
            <Table
              rows={lines}
              keyOf={({ id }) => id}
              isHere={({ id }) => id === chosen?.line.id}
              columns={[
                {
                  head: words.repositories.repository,
                  cell: line => (
                    <>
                      <RowLink href={`/repositories/${line.id}`}>{nameOf(line)}</RowLink>
                      <span className={`${look.mono} ${look.faint}`}>{line.address}</span>
                    </>
                  ),
                },
                { head: words.repositories.state, cell: line => <Standing line={line} /> },
                {
                  head: words.repositories.appCount,
                  align: 'right',
                  cell: ({ apps }) => `${words.count(Math.min(apps, max))}${apps > max ? '+' : ''}`,
                },
                { head: words.repositories.ranAt, cell: ({ ranAt }) => (ranAt ? <Time at={ranAt} /> : '–') },
                { head: words.repositories.mirrors, cell: ({ mirrors }) => words.count(mirrors) },
                mayImport && {
                  head: <span className={look.srOnly}>{words.repositories.now}</span>,
                  align: 'right',
                  cell: line => <ImportNow line={line} />,
                },
              ]}
            />
          </section>
          {chosen && (
            <div className={look.mainAside}>
              <div className={look.col}>
                <Outdated chosen={chosen} mayAccept={mayAdd} />
                <WithoutDownload chosen={chosen} max={max} />
                {chosen.waiting.length > 0 && <Waiting chosen={chosen} mayClaim={mayImport} />}
                <Runs chosen={chosen} name={nameOf(chosen.line)} />
              </div>
              <div className={look.col}>
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
    <Button size="small">
      {words.repositories.now}
      <span className={look.srOnly}> {nameOf(line)}</span>
    </Button>
  </CommandForm>
)

function Standing({
  line: { isRunning, failures, isStale, lastOutcome, waiting },
}: {
  line: RepositoryLine
}) {
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
  return <State>{lastOutcome === null ? states.fresh : states.inStep}</State>
}

/** Apps that another source already has. Only a person can change an app's source. */
function Waiting({ chosen: { line, waiting }, mayClaim }: { chosen: ChosenRepository; mayClaim: boolean }) {
  return (
    <Card
      id="h-wait"
      title={words.repositories.twoSources}
      beside={<Badge tone="warn">{waiting.length}</Badge>}
    >
      <p className={card.text}>{words.repositories.twoSourcesHelp}</p>
      <ul className={look.list}>
        {waiting.map(({ packageName, app, name, from }) => (
          <li key={packageName} className={`${look.row} ${look.between} ${card.body}`}>
            <div className={look.grow}>
              <RowLink href={`/changes?app=${app}`}>{name ?? packageName}</RowLink>
              <span className={`${look.mono} ${look.faint} ${look.block}`}>{packageName}</span>
              <span className={look.note}>{words.repositories.nowFrom(from)}</span>
            </div>
            {mayClaim && (
              <CommandForm command="repository.claim">
                <input type="hidden" name="id" value={line.id} />
                <input type="hidden" name="packageName" value={packageName} />
                <Button size="small">
                  {words.repositories.claim}
                  <span className={look.srOnly}> {packageName}</span>
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
    <Card id="h-facts" title={words.repositories.decided} body="stack">
      <div>
        <p className={form.label}>{words.repositories.fingerprint}</p>
        {fingerprint ? <Fingerprint hex={fingerprint} /> : <p>{words.repositories.own}</p>}
      </div>
      <p className={look.note}>
        {words.repositories.addedAt} <Time at={addedAt} />
      </p>
      {mayChange && (
        <CommandForm command="repository.put" className={look.col}>
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
    </Card>
  )
}

function HowWeTell() {
  return (
    <Card id="h-tell" title={words.repositories.howWeTell}>
      <ul className={`${look.list} ${look.marked}`}>
        <li>
          <Mark tone="warn" icon="clock" />
          <div>
            <b>{words.repositories.late}</b>
            <p className={`${look.small} ${look.quiet}`}>{words.repositories.lateHelp}</p>
          </div>
        </li>
        <li>
          <Mark tone="bad" icon="circle-x" />
          <div>
            <b>{words.repositories.attack}</b>
            <p className={`${look.small} ${look.quiet}`}>{words.repositories.attackHelp}</p>
          </div>
        </li>
      </ul>
    </Card>
  )
}
