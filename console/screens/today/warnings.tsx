import type { AccountEventRow } from '../../../data/db/queries/access/account-events.ts'
import { Alert } from '../../kit/alert.tsx'
import { Icon } from '../../kit/icon.tsx'
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
    <div key={id} className="al al-warn" role="status">
      <Icon name="key-round" />
      <div>
        <b>{words.today.shellLink(name)}</b>
        <p>
          {by}, <Time at={at} />
        </p>
      </div>
    </div>
  ))
}
