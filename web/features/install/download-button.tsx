import { appAttributes } from '../../../contract/app-fields.ts'
import button from '../../kit/button.module.css'
import { Icon } from '../../kit/icon.tsx'
import { marked } from '../../kit/marks.ts'
import { words } from '../../words/words.ts'
import type { OfferedApp } from './model.ts'

interface DownloadButtonProps {
  model: OfferedApp
  look: 'primary' | 'soft'
  /** Only the word, where the size is nearby. */
  short?: boolean
  /** Installs by way of the store's client. */
  install?: boolean
  className?: string | undefined
}

/** The first control of a page carries the app for all; what the tracker reads is on each (web/features/track/read-marks.ts). */
const named = (app: OfferedApp['app']) => ({
  'data-app-id': app.appId,
  'data-vid': app.versionId,
  'data-name': app.name,
  'data-rtype': app.resourceType,
})

/** A real link to the file: it downloads with or without JavaScript. */
export function DownloadButton({ model, look, short, install, className }: DownloadButtonProps) {
  const shape = [button.button, short ? '' : button.large, className].filter(Boolean).join(' ')
  if (!model.download) {
    return (
      <span className={`${shape} ${button.inert}`} aria-disabled="true">
        {model.coming ? words.detail.coming(model.coming) : words.detail.unavailable}
      </span>
    )
  }
  const { size, url } = model.download
  const { detail } = words
  const says = install ? (short ? detail.installShort : detail.install) : detail.downloadShort
  return (
    <a
      className={`${shape} ${button[look]}`}
      href={url}
      rel="nofollow"
      data-by="get-app"
      data-wants={install ? 'install' : 'download'}
      data-package={model.hasPackage ? 'yes' : 'no'}
      data-auto-download={model.autoDownload && !install ? '' : undefined}
      data-uses-client={words.install.usesClient}
      data-replay=""
      {...marked({ module: 'get-app', action: 'download' })}
      {...(install || short ? named(model.app) : appAttributes(model.app))}
    >
      {!short && <Icon name={install ? 'zap' : 'download'} className="for-this-device" />}
      <span className="for-this-device" data-says="">
        {says}
      </span>
      <span className={short ? 'sr' : 'for-this-device'} data-given="size">
        &nbsp;{size}
      </span>
      <span className="for-other-device">
        {!short && <Icon name="send" />}
        {short ? words.send.short : words.send.to}
      </span>
    </a>
  )
}
