import { words } from '../../words/words.ts'
import { Choice, CommandForm, Field, Refused, useWritten } from '../form.tsx'
import { Icon } from '../icon.tsx'
import { PageHead } from '../page-head.tsx'
import { Time } from '../time.tsx'
import { view } from '../view.ts'
import { Fingerprint, groupsOf } from './fingerprint.tsx'
import type { AddRepositoryModel } from './model.ts'
import { donationChoices, packageChoices, pictureChoices } from './policy.ts'

const COMMAND = 'repository.put'

/** First what is there, then whom to trust, then what is taken of it. Each step is a form, and the last one gives the command. */
export const addRepositoryView = view<AddRepositoryModel>({
  title: () => words.repositories.add,
  View: ({ model: { address, fingerprint, look } }) => {
    const isSame =
      look?.kind === 'signed' && groupsOf(fingerprint).join('') === groupsOf(look.fingerprint).join('')
    return (
      <>
        <PageHead title={words.repositories.add} sub={words.repositories.addSub} />
        <Refused />
        <div className="col">
          <form className="card" action="/repositories/add">
            <div className="card-h">
              <span className={look?.kind === 'signed' ? 'mk mk-ok' : 'mk'}>
                {look?.kind === 'signed' ? <Icon name="check" size={14} /> : '1'}
              </span>
              <h2>{words.repositories.address}</h2>
            </div>
            <div className="card-b col">
              <Field
                name="address"
                label={words.repositories.addressLabel}
                value={address}
                help={words.repositories.addressHelp}
                required
                maxLength={700}
                placeholder="https://…/repo"
                autoComplete="off"
              />
              {look?.kind === 'refused' && (
                <div className="al al-bad" role="alert">
                  <Icon name="circle-alert" />
                  <p>{words.imports[look.reason]}</p>
                </div>
              )}
              {look?.kind === 'signed' && (
                <>
                  <dl className="kv kv-l t12">
                    <div>
                      <dt>{words.repositories.has}</dt>
                      <dd>{words.repositories.apps(look.apps)}</dd>
                    </div>
                    <div>
                      <dt>{words.repositories.madeAt}</dt>
                      <dd>
                        <Time at={look.at} />
                      </dd>
                    </div>
                    <div>
                      <dt>{words.repositories.signer}</dt>
                      <dd>{look.subject}</dd>
                    </div>
                  </dl>
                  <div>
                    <p className="lbl">{words.repositories.shown}</p>
                    <Fingerprint hex={look.fingerprint} other={fingerprint || undefined} />
                  </div>
                  <Field
                    name="fingerprint"
                    label={words.repositories.elsewhere}
                    value={fingerprint}
                    rows={2}
                  />
                  {fingerprint && !isSame && (
                    <div className="al al-bad" role="alert">
                      <Icon name="circle-x" />
                      <p>{words.repositories.differs}</p>
                    </div>
                  )}
                  {isSame && (
                    <div className="al al-ok" role="status">
                      <Icon name="check" />
                      <p>{words.repositories.same}</p>
                    </div>
                  )}
                </>
              )}
              <p>
                <button className={isSame ? 'btn' : 'btn btn-p'} type="submit">
                  {look?.kind === 'signed' ? words.repositories.compare : words.repositories.look}
                </button>
              </p>
            </div>
          </form>
          {isSame && <Trust address={address} fingerprint={fingerprint} />}
        </div>
      </>
    )
  },
})

function Trust({ address, fingerprint }: { address: string; fingerprint: string }) {
  const written = useWritten(COMMAND)
  return (
    <CommandForm command={COMMAND} after="/repositories" className="card">
      <div className="card-h">
        <span className="mk">2</span>
        <h2>{words.repositories.policy}</h2>
      </div>
      <div className="card-b col">
        <input type="hidden" name="address" value={address} />
        <input type="hidden" name="fingerprint" value={fingerprint} />
        <Choice
          name="packages"
          label={words.repositories.packages}
          value={written('packages', 'newest')}
          options={packageChoices()}
        />
        <Choice
          name="pictures"
          label={words.repositories.pictures}
          value={written('pictures', 'newest')}
          options={pictureChoices()}
        />
        <Choice
          name="donations"
          label={words.repositories.donations}
          value={written('donations', 'none')}
          options={donationChoices()}
        />
        <p className="help">{words.repositories.addHelp}</p>
        <p>
          <button className="btn btn-p" type="submit">
            {words.repositories.addNow}
          </button>
        </p>
      </div>
    </CommandForm>
  )
}
