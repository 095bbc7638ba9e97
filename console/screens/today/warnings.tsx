import type { AccountEventRow } from '../../../data/db/queries/access/account-events.ts'
import { Alert } from '../../kit/alert.tsx'
import { Time } from '../../kit/time.tsx'
import { words } from '../../words/words.ts'

export const Unsandboxed = () => (
  <Alert tone="warn" icon="shield-alert">
    <b>{words.today.unsandboxed}</b>
    <p>{words.today.unsandboxedMeans}</p>
  </Alert>
)

export function ShellLinks({ links }: { links: AccountEventRow[] }) {
  return links.map(({ id, at, name, by }) => (
    <Alert key={id} tone="warn" icon="key-round">
      <b>{words.today.shellLink(name)}</b>
      <p>
        {by}, <Time at={at} />
      </p>
    </Alert>
  ))
}
