import { Icon } from '../../kit/icon.tsx'
import { words } from '../../words/words.ts'
import { DownloadButton } from './download-button.tsx'
import style from './install-choice.module.css'
import type { OfferedApp } from './model.ts'

/**
 * The checkbox that swaps the download button for the install button. It needs no script: it comes before both, and the
 * style of what follows depends on it.
 */
export function InstallToggle() {
  return <input className={`sr ${style.toggle}`} type="checkbox" id="install" autoComplete="off" />
}

export function InstallLabel() {
  return (
    <label className={`${style.label} for-this-device`} htmlFor="install">
      <span className={style.box}>
        <Icon name="check" size={16} />
      </span>
      <span>
        {words.detail.installChoice}
        <small data-client-hint="">{words.detailScript.installWhy}</small>
      </span>
    </label>
  )
}

interface GetButtonsProps {
  model: OfferedApp
  look: 'primary' | 'soft'
  short?: boolean
  className?: string | undefined
}

/** Both buttons; the checkbox decides which is there. */
export function GetButtons({ model, look, short = false, className = '' }: GetButtonsProps) {
  return (
    <>
      <DownloadButton model={model} look={look} short={short} className={`${style.normal} ${className}`} />
      {model.download && (
        <DownloadButton
          model={model}
          look={look}
          short={short}
          className={`${style.install} ${className}`}
          install
        />
      )}
    </>
  )
}
