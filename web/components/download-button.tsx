import { appAttributes } from '../../contract/app-fields.ts'
import type { DetailModel } from '../pages/detail/model.ts'
import { words } from '../words/words.ts'
import button from './button.module.css'
import { Icon } from './icon.tsx'

interface DownloadButtonProps {
  model: DetailModel
  look: 'primary' | 'soft'
  /** Only the word, where the size stands nearby. */
  short?: boolean
  /** Installs by way of the store's client. */
  install?: boolean
  className?: string | undefined
}

/** A real link to the file: it downloads with or without JavaScript. */
export function DownloadButton({ model, look, short, install, className }: DownloadButtonProps) {
  const shape = [button.button, short ? '' : button.large, className].filter(Boolean).join(' ')
  if (!model.download) {
    return (
      <span className={`${shape} ${button.inert}`} aria-disabled="true">
        {words.detail.unavailable}
      </span>
    )
  }
  const { size, url } = model.download
  const whole = install ? words.detail.install(size) : words.detail.download(size)
  const brief = install ? words.detail.installShort : words.detail.downloadShort
  return (
    <a
      className={`${shape} ${button[look]}`}
      href={url}
      rel="nofollow"
      aria-label={short ? whole : undefined}
      {...appAttributes(model.app)}
    >
      {!short && <Icon name={install ? 'zap' : 'download'} />}
      {short ? brief : whole}
    </a>
  )
}
