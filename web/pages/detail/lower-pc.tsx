import type { ReactNode } from 'react'
import permissionModal from '../../features/permissions/permission-modal.island.tsx'
import { Island } from '../../islands/island.tsx'
import { Icon } from '../../kit/icon.tsx'
import { words } from '../../words/words.ts'
import style from './lower-pc.module.css'
import type { DetailModel } from './model.ts'
import { modalProps } from './permission-modal-props.ts'
import { CommentSection } from './sections/comment-section.tsx'
import { FileTable } from './sections/file-table.tsx'
import { PermissionList } from './sections/permission-list.tsx'
import { PrivacyList } from './sections/privacy-list.tsx'
import { Score } from './sections/score.tsx'
import { SecurityList, SecurityPanel } from './sections/security-panel.tsx'
import { VersionSection } from './sections/version-section.tsx'
import { WarningList } from './sections/warning-list.tsx'

/** The lower half: a heading with its gist on the left, the content on the right. */
export function LowerPc({ model }: { model: DetailModel }) {
  const { sections } = words.detail
  const { permissions } = model
  return (
    <div className={style.lower}>
      {model.warnings.length > 0 && (
        <Wide id="warnings" title={words.warnings.title} side={<p>{words.warnings.lead}</p>}>
          <WarningList warnings={model.warnings} />
        </Wide>
      )}
      {model.versionCount > 0 && (
        <Wide id="permissions" title={sections.permissions} side={<PermissionSide model={model} />}>
          <PermissionList permissions={permissions} />
        </Wide>
      )}
      <Wide id="privacy" title={sections.privacy} side={<p>{words.privacy.lead}</p>}>
        <PrivacyList model={model} />
      </Wide>
      <Wide id="security" title={sections.security} side={model.download && <p>{words.security.lead}</p>}>
        {model.download ? <SecurityPanel model={model} /> : <SecurityList model={model} />}
      </Wide>
      <Wide
        id="comments"
        title={sections.comments}
        side={
          <>
            {model.rating && <Score rating={model.rating} />}
            {model.commentCount !== '0' && <p>{words.commentTexts.count(model.commentCount)}</p>}
          </>
        }
      >
        <CommentSection model={model} />
      </Wide>
      {model.files.length > 0 && (
        <Wide id="files" title={words.files.title} side={<p>{words.files.lead}</p>}>
          <FileTable files={model.files} />
        </Wide>
      )}
      {model.versionCount > 0 && (
        <Wide
          id="versions"
          title={sections.versions}
          side={<p>{words.versions.count(model.versionCount)}</p>}
        >
          <VersionSection model={model} />
        </Wide>
      )}
    </div>
  )
}

function PermissionSide({ model }: { model: DetailModel }) {
  const { total, asked, notAsked } = model.permissions
  if (total === 0) return null
  return (
    <>
      <p>{words.permissions.lead(total, asked)}</p>
      {notAsked.length > 0 && (
        <p className={style.notAsked}>
          <Icon name="circle-check" />
          {words.permissions.notAsked(notAsked)}
        </p>
      )}
      <Island kind={permissionModal} on="touch" props={modalProps(model)} />
    </>
  )
}

interface WideProps {
  id: string
  title: string
  side: ReactNode
  children: ReactNode
}

function Wide({ id, title, side, children }: WideProps) {
  return (
    <section className={style.wide} id={id} data-late="">
      <div className={style.side}>
        <h2>{title}</h2>
        {side}
      </div>
      <div className={style.content}>{children}</div>
    </section>
  )
}
