import { Alert } from '../../kit/alert.tsx'
import { Button } from '../../kit/button.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'
import { Choice, CommandForm, Field, Refused, useWritten } from '../../kit/form.tsx'
import { Icon } from '../../kit/icon.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
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
                <Alert tone="bad" icon="circle-alert">
                  <p>{words.imports[look.reason]}</p>
                </Alert>
              )}
              {look?.kind === 'signed' && (
                <>
                  <Facts className="kv-l t12">
                    <Fact name={words.repositories.has}>{words.repositories.apps(look.apps)}</Fact>
                    <Fact name={words.repositories.madeAt}>
                      <Time at={look.at} />
                    </Fact>
                    <Fact name={words.repositories.signer}>{look.subject}</Fact>
                  </Facts>
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
                    <Alert tone="bad" icon="circle-x">
                      <p>{words.repositories.differs}</p>
                    </Alert>
                  )}
                  {isSame && (
                    <Alert tone="ok" icon="check">
                      <p>{words.repositories.same}</p>
                    </Alert>
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
          <Button tone="main">{words.repositories.addNow}</Button>
        </p>
      </div>
    </CommandForm>
  )
}
