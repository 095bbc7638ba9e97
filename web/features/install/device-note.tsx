import { Icon } from '../../kit/icon.tsx'
import { words } from '../../words/words.ts'
import style from './device-note.module.css'

const systems = ['iphone', 'ipad', 'harmony', 'mac'] as const

interface DeviceNoteProps {
  minAndroid: string | undefined
}

/**
 * That the app is not for what the visitor holds. Every visitor gets the same page: it has a line for each device, and the
 * class that the early script has set shows one of them, or none.
 */
export function DeviceNote({ minAndroid }: DeviceNoteProps) {
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
          <b>{say.tooOld(minAndroid)}</b>
          <p>
            {say.tooOldWhy}
            <a href="#versions">{say.oldVersions}</a>
          </p>
        </div>
      )}
    </div>
  )
}

/** For computers that can carry the file to a phone. */
export function PcNote() {
  return <p className={style.pc}>{words.device.pc}</p>
}
