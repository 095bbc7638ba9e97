import { Icon } from '../../kit/icon.tsx'
import { words } from '../../words/words.ts'
import style from './device-note.module.css'
import { fileText } from './file-text.ts'
import type { OfferedFile, OlderModel } from './model.ts'
import { OlderFiles } from './older-files.tsx'

const systems = ['iphone', 'ipad', 'harmony', 'mac'] as const

interface DeviceNoteProps {
  minAndroid: string | undefined
  files: OfferedFile[]
  older?: OlderModel | undefined
}

/**
 * That the app is not for what the visitor holds. Every visitor gets the same page: it has a line for each device, and the
 * class that the early script has set shows one of them, or none.
 */
export function DeviceNote({ minAndroid, files, older }: DeviceNoteProps) {
  const say = words.device
  return (
    <div className={style.note}>
      <Icon name="smartphone" size={24} />
      <div className={style.elsewhere}>
        <b>{say.onlyAndroid}</b>
        {systems.map(system => (
          <p key={system} className={style[system]}>
            {say[system]}
          </p>
        ))}
      </div>
      {minAndroid && (
        <div className={style.tooOld}>
          <b data-needs={minAndroid}>{say.tooOld(minAndroid)}</b>
          <p>
            {say.tooOldWhy}
            <a href="#versions">{say.oldVersions}</a>
          </p>
          {older && <OlderFiles older={older} />}
        </div>
      )}
      {files.length > 0 && (
        <div className={style.wrongProcessor}>
          <b>{say.wrongProcessor}</b>
          <p>
            {say.wrongProcessorWhy}
            <a href="#files">{say.allFiles}</a>
            <a href="#versions">{say.oldVersions}</a>
          </p>
        </div>
      )}
    </div>
  )
}

/** Which of several files the button gives: the one for unknown devices, until a script finds the one for this device. */
export function GivenFile({ files }: Pick<DeviceNoteProps, 'files'>) {
  const [file] = files
  if (!file) return null
  return (
    <p className={`${style.given} for-this-device`}>
      <b data-for-you="" hidden>
        {words.files.forYou} ·{' '}
      </b>
      <span data-given="what">{fileText(file)}</span>
      <a href="#files">{words.files.all}</a>
    </p>
  )
}

/** For computers that can carry the file to a phone. */
export function PcNote() {
  return <p className={style.pc}>{words.device.pc}</p>
}
