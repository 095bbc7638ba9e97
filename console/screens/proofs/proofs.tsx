import { DOMAIN_METHODS } from '../../../contract/proofs.ts'
import { PROOF_FILE, TXT_PREFIX, txtValue } from '../../../rules/proofs/read-proof.ts'
import { Badge } from '../../kit/badge.tsx'
import { Button } from '../../kit/button.tsx'
import card from '../../kit/card.module.css'
import { Card } from '../../kit/card.tsx'
import { Empty } from '../../kit/empty.tsx'
import { Choice, CommandForm, Field, useWritten } from '../../kit/form.tsx'
import { langOf } from '../../kit/lang-of.ts'
import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import { Picker } from '../../kit/picker.tsx'
import { Table } from '../../kit/table.tsx'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import type { ProofLine, ProofsModel } from './model.ts'

const PROVE = 'developer.prove'
const PAPERS = 'developer.papers'

/** Who developers are, and how the store knows. */
export const proofsView = view<ProofsModel>({
  title: () => words.places.proofs,
  View({ model: { proofs, mayProve } }) {
    const w = words.proofs
    return (
      <>
        <PageHead title={words.places.proofs} sub={w.sub} />
        <div className={mayProve ? look.mainAside : undefined}>
          <section className={card.card} aria-label={words.places.proofs}>
            {proofs.length === 0 ? (
              <Empty icon="shield-alert">{w.none}</Empty>
            ) : (
              <Table
                isCompact
                rows={proofs}
                keyOf={({ id }) => id}
                columns={[
                  {
                    head: w.developer,
                    cell: ({ developer, developerName }) => (
                      <span lang={langOf(developerName)}>{`${developerName} (${developer})`}</span>
                    ),
                  },
                  { head: w.evidence, cell: proof => <Evidence proof={proof} /> },
                  { head: w.state, cell: proof => <Status proof={proof} /> },
                  {
                    head: w.checked,
                    className: look.onlyPc,
                    cell: ({ checkedAt }) => checkedAt && <Time at={checkedAt} />,
                  },
                  mayProve && { head: '', cell: ({ id }) => <Remove id={id} /> },
                ]}
              />
            )}
          </section>
          {mayProve && <AddForms />}
        </div>
      </>
    )
  },
})

/** What was seen, or what the developer has to publish where. */
function Evidence({ proof: { method, domain, token, papers, appName } }: { proof: ProofLine }) {
  const w = words.proofs
  const where = method === 'dns' ? `TXT ${TXT_PREFIX}${domain}` : `${domain}${PROOF_FILE}`
  return (
    <>
      {w.methods[method]}
      <p className={look.note} lang={papers ? langOf(papers) : undefined}>
        {papers ?? [domain, appName].filter(Boolean).join(' · ')}
      </p>
      {token && (
        <p className={look.note}>
          {w.publishes}: <code>{txtValue(token)}</code> ({where})
        </p>
      )}
    </>
  )
}

function Status({ proof: { holds, fault, method, checkedAt } }: { proof: ProofLine }) {
  const w = words.proofs
  if (holds) return <Badge tone="ok">{w.holds}</Badge>
  if (method === 'papers') return <Badge tone="bad">{w.expired}</Badge>
  return checkedAt ? (
    <Badge tone="bad">{fault ? w.faults[fault] : w.faults.absent}</Badge>
  ) : (
    <Badge tone="line">{w.waiting}</Badge>
  )
}

const Remove = ({ id }: { id: number }) => (
  <CommandForm command="developer.unprove">
    <input type="hidden" name="proof" value={id} />
    <Button>{words.proofs.remove}</Button>
  </CommandForm>
)

const DeveloperPicker = ({ command, value }: { command: string; value: string }) => (
  <Picker
    name="developer"
    command={command}
    label={words.proofs.developerId}
    value={value}
    picked={undefined}
    required
  />
)

function AddForms() {
  const w = words.proofs
  const proven = useWritten(PROVE)
  const seen = useWritten(PAPERS)
  return (
    <div className={look.col}>
      <Card id="h-domain" title={w.addDomain}>
        <CommandForm command={PROVE} className={card.stack}>
          <DeveloperPicker command={PROVE} value={proven('developer', '')} />
          <Choice
            name="method"
            label={w.method}
            value={proven('method', DOMAIN_METHODS[0])}
            options={DOMAIN_METHODS.map(method => [method, w.methods[method]] as const)}
          />
          <Field name="domain" label={w.domain} value={proven('domain', '')} help={w.domainHelp} required />
          <Picker
            name="app?"
            command={PROVE}
            label={w.app}
            value={proven('app?', '')}
            picked={undefined}
            help={w.appHelp}
          />
          <div>
            <Button tone="main">{w.add}</Button>
          </div>
        </CommandForm>
      </Card>
      <Card id="h-papers" title={w.addPapers}>
        <CommandForm command={PAPERS} className={card.stack}>
          <DeveloperPicker command={PAPERS} value={seen('developer', '')} />
          <Field
            name="papers"
            label={w.papers}
            value={seen('papers', '')}
            help={w.papersHelp}
            maxLength={200}
            required
          />
          <Field
            name="expiresAt"
            type="datetime-local"
            label={w.expires}
            value={seen('expiresAt', '')}
            required
          />
          <div>
            <Button tone="main">{w.request}</Button>
          </div>
        </CommandForm>
      </Card>
    </div>
  )
}
