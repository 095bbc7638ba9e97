import { island } from '../../islands/island.tsx'
import { Dialog, useDialog } from '../../kit/dialog.tsx'
import { DialogClone } from '../../kit/dialog-clone.tsx'
import { Icon } from '../../kit/icon.tsx'
import { words } from '../../words/words.ts'
import style from './permission-modal.module.css'

export interface PermissionModalProps {
  /** What the link says. */
  label: string
  title: string
  summary: string
  /** Id of the list on the page. */
  from: string
  privacyUrl?: string | undefined
  notAsked?: string | undefined
}

/** A link to the list on the page; once alive it opens the list with the names that engineers use. */
function PermissionModal({ label, title, summary, from, privacyUrl, notAsked }: PermissionModalProps) {
  const { open, of } = useDialog()
  const foot = (notAsked || privacyUrl) && (
    <>
      {notAsked && (
        <p className={style.notAsked}>
          <Icon name="circle-check" size={16} />
          {notAsked}
        </p>
      )}
      {privacyUrl && (
        <a className={style.privacy} href={privacyUrl} rel="nofollow noopener">
          {words.dialog.privacy}
        </a>
      )}
    </>
  )
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a link as long as there is no script. */}
      <a className={style.link} href="#permissions" data-replay="" onClick={open}>
        {label}
        <Icon name="chevron-right" size={16} />
      </a>
      <Dialog of={of} title={title} summary={summary} foot={foot}>
        <DialogClone from={from} className={style.list} />
      </Dialog>
    </>
  )
}

export default island('permission-modal', PermissionModal)
