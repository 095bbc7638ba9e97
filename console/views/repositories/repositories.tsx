import { words } from '../../words/words.ts'
import { Card } from '../card.tsx'
import { Choice, CommandForm, Field, Refused } from '../form.tsx'
import { Icon } from '../icon.tsx'
import { PageHead } from '../page-head.tsx'
import { Time } from '../time.tsx'
import { view } from '../view.ts'
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
          <a className="btn btn-p" href="/repositories/add">
            <Icon name="plus" />
            {words.repositories.add}
          </a>
        )}
      </PageHead>
      <Refused />
      {lines.length === 0 ? (
        <div className="card empty">
          <Icon name="git-branch" size={20} />
          <p>{words.repositories.none}</p>
        </div>
      ) : (
        <div className="col">
          <section className="card" aria-label={words.places.repositories}>
            <div className="tw">
              <table className="t">
                <thead>
                  <tr>
                    <th>{words.repositories.repository}</th>
                    <th>{words.repositories.state}</th>
                    <th className="r">{words.repositories.appCount}</th>
                    <th>{words.repositories.ranAt}</th>
                    <th>{words.repositories.mirrors}</th>
                    {mayImport && (
                      <th>
                        <span className="sr">{words.repositories.look}</span>
                      </th>
                    )}
                  </tr>
                </thead>
                <tbody>
                  {lines.map(line => (
                    <tr key={line.id} className={line.id === chosen?.line.id ? 'cursor' : undefined}>
                      <td>
                        <a className="name" href={`/repositories/${line.id}`}>
                          {nameOf(line)}
                        </a>
                        <span className="mono ink3">{line.address}</span>
                      </td>
                      <td>
                        <State line={line} />
                      </td>
                      <td className="r">
                        {words.count(Math.min(line.apps, max))}
                        {line.apps > max && '+'}
                      </td>
                      <td>{line.ranAt ? <Time at={line.ranAt} /> : '–'}</td>
                      <td>{words.count(line.mirrors)}</td>
                      {mayImport && (
                        <td className="r">
                          <CommandForm command="repository.import" after={`/repositories/${line.id}`}>
                            <input type="hidden" name="id" value={line.id} />
                            <button className="btn btn-s" type="submit">
                              {words.repositories.now}
                              <span className="sr"> {nameOf(line)}</span>
                            </button>
                          </CommandForm>
                        </td>
                      )}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
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

function State({ line: { isRunning, failures, isStale, lastOutcome, waiting } }: { line: RepositoryLine }) {
  const { states } = words.repositories
  if (isRunning)
    return (
      <span className="bdg" data-again="2000">
        <Icon name="clock" size={14} />
        {states.running}
      </span>
    )
  if (failures > 0)
    return (
      <span className="bdg bdg-bad">
        <Icon name="circle-x" size={14} />
        {states.failed}
      </span>
    )
  if (isStale || lastOutcome === 'late')
    return (
      <span className="bdg bdg-warn">
        <Icon name="clock" size={14} />
        {isStale ? states.stale : states.late}
      </span>
    )
  if (waiting > 0)
    return (
      <span className="bdg bdg-warn">
        <Icon name="users-round" size={14} />
        {states.waiting(waiting)}
      </span>
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
      beside={<span className="bdg bdg-warn">{waiting.length}</span>}
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
                <button className="btn btn-s" type="submit">
                  {words.repositories.claim}
                  <span className="sr"> {packageName}</span>
                </button>
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
              <button className="btn" type="submit">
                {words.repositories.save}
              </button>
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
          <span className="mk mk-warn">
            <Icon name="clock" size={14} />
          </span>
          <div>
            <b className="b">{words.repositories.late}</b>
            <p className="t12 ink2">{words.repositories.lateHelp}</p>
          </div>
        </li>
        <li>
          <span className="mk mk-bad">
            <Icon name="circle-x" size={14} />
          </span>
          <div>
            <b className="b">{words.repositories.attack}</b>
            <p className="t12 ink2">{words.repositories.attackHelp}</p>
          </div>
        </li>
      </ul>
    </Card>
  )
}
