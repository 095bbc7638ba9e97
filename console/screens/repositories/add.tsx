import { Alert } from '../../kit/alert.tsx'
import { Mark } from '../../kit/badge.tsx'
import { Button } from '../../kit/button.tsx'
import card from '../../kit/card.module.css'
import { Fact, Facts } from '../../kit/facts.tsx'
import form from '../../kit/form.module.css'
import { Choice, CommandForm, Field, Refused, useWritten } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import { Fingerprint, groupsOf } from './fingerprint.tsx'
import type { AddRepositoryModel } from './model.ts'
import { donationChoices, packageChoices, pictureChoices } from './policy.ts'

const COMMAND = 'repository.put'

/** Three steps: check the address, compare the fingerprint, choose what to import. Each is a form; the last runs the command. */
export const addRepositoryView = view<AddRepositoryModel>({
  title: () => words.repositories.add,
  View: ({ model: { address, fingerprint, look: found } }) => {
    const isSame =
      found?.kind === 'signed' && groupsOf(fingerprint).join('') === groupsOf(found.fingerprint).join('')
    return (
      <>
        <PageHead title={words.repositories.add} sub={words.repositories.addSub} />
        <Refused />
        <div className={look.col}>
          <form className={card.card} action="/repositories/add">
            <div className={card.head}>
              {found?.kind === 'signed' ? <Mark tone="ok" icon="check" /> : <Mark>1</Mark>}
              <h2>{words.repositories.address}</h2>
            </div>
            <div className={card.stack}>
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
              {found?.kind === 'refused' && (
                <Alert isInCard tone="bad" icon="circle-alert">
                  <p>{words.imports[found.reason]}</p>
                </Alert>
              )}
              {found?.kind === 'signed' && (
                <>
                  <Facts isLeft className={look.small}>
                    <Fact name={words.repositories.has}>{words.repositories.apps(found.apps)}</Fact>
                    <Fact name={words.repositories.madeAt}>
                      <Time at={found.at} />
                    </Fact>
                    <Fact name={words.repositories.signer}>{found.subject}</Fact>
                  </Facts>
                  <div>
                    <p className={form.label}>{words.repositories.shown}</p>
                    <Fingerprint hex={found.fingerprint} other={fingerprint || undefined} />
                  </div>
                  <Field
                    name="fingerprint"
                    label={words.repositories.elsewhere}
                    value={fingerprint}
                    rows={2}
                  />
                  {fingerprint && !isSame && (
                    <Alert isInCard tone="bad" icon="circle-x">
                      <p>{words.repositories.differs}</p>
                    </Alert>
                  )}
                  {isSame && (
                    <Alert isInCard tone="ok" icon="check">
                      <p>{words.repositories.same}</p>
                    </Alert>
                  )}
                </>
              )}
              <p>
                <Button tone={isSame ? undefined : 'main'}>
                  {found?.kind === 'signed' ? words.repositories.compare : words.repositories.look}
                </Button>
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
    <CommandForm command={COMMAND} after="/repositories" className={card.card}>
      <div className={card.head}>
        <Mark>2</Mark>
        <h2>{words.repositories.policy}</h2>
      </div>
      <div className={card.stack}>
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
        <p className={look.note}>{words.repositories.addHelp}</p>
        <p>
          <Button tone="main">{words.repositories.addNow}</Button>
        </p>
      </div>
    </CommandForm>
  )
}
