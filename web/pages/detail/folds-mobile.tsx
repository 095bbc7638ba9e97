import type { ReactNode } from 'react'
import permissionModal from '../../features/permissions/permission-modal.island.tsx'
import { Island } from '../../islands/island.tsx'
import { Icon } from '../../kit/icon.tsx'
import type { IconName } from '../../kit/icons.ts'
import { langOf } from '../../kit/lang.ts'
import { ToggleWord } from '../../kit/toggle-word.tsx'
import { words } from '../../words/words.ts'
import style from './folds-mobile.module.css'
import type { DetailModel } from './model.ts'
import { modalProps } from './permission-modal-props.ts'
import { BulletList } from './sections/bullet-list.tsx'
import { InfoList } from './sections/info-list.tsx'
import { PermissionList } from './sections/permission-list.tsx'
import { PrivacyList } from './sections/privacy-list.tsx'
import { SecurityList } from './sections/security-panel.tsx'
import { Skills } from './sections/skills.tsx'
import { WarningList } from './sections/warning-list.tsx'

/** What is open on a PC is folded here: its gist on the line, the rest a tap away. */
export function FoldsMobile({ model }: { model: DetailModel }) {
  const { sections } = words.detail
  const { permissions } = model
  return (
    <div className={style.folds} data-late="">
      {model.whatsNew.length > 0 && (
        <Fold id="news" icon="sparkles" title={sections.news} gist={model.app.versionName} open>
          <BulletList lines={model.whatsNew} lang={model.newsLang} />
        </Fold>
      )}
      {model.skills.length > 0 && (
        <Fold id="skills" icon="lightbulb" title={sections.skills} gist={String(model.skills.length)}>
          <Skills skills={model.skills} />
        </Fold>
      )}
      {model.warnings.length > 0 && (
        <Fold
          id="warnings"
          icon="flag"
          title={words.warnings.title}
          gist={words.warnings.count(model.warnings.length)}
        >
          <p>{words.warnings.lead}</p>
          <WarningList warnings={model.warnings} />
        </Fold>
      )}
      {model.versionCount > 0 && (
        <Fold
          id="permissions"
          icon="lock"
          title={sections.permissions}
          gist={words.info.permissionCount(permissions.total)}
        >
          <PermissionList permissions={permissions} />
          {permissions.total > 0 && <Island kind={permissionModal} on="touch" props={modalProps(model)} />}
        </Fold>
      )}
      <Fold id="privacy" icon="contact" title={sections.privacy}>
        <PrivacyList model={model} />
      </Fold>
      <Fold
        id="security"
        icon="shield-check"
        title={sections.security}
        gist={model.download && words.security.gist}
      >
        {model.download && <p>{words.security.lead}</p>}
        <SecurityList model={model} />
      </Fold>
      <Fold icon="info" title={sections.info} gist={model.filingNumber}>
        <InfoList model={model} />
      </Fold>
    </div>
  )
}

interface FoldProps {
  id?: string
  icon: IconName
  title: string
  gist?: string | undefined
  open?: boolean
  children: ReactNode
}

function Fold({ id, icon, title, gist, open, children }: FoldProps) {
  return (
    <details className={style.fold} id={id} open={open}>
      <summary>
        <Icon name={icon} />
        <h2>{title}</h2>
        <span className={style.gist} lang={langOf(gist ?? '')}>
          {gist}
        </span>
        <ToggleWord />
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className={style.inside}>{children}</div>
    </details>
  )
}
