import { Enhanced } from '../../islands/enhanced.tsx'
import { Icon } from '../../kit/icon.tsx'
import { words } from '../../words/words.ts'
import copyButton from './copy-button.enhancer.ts'
import style from './copy-button.module.css'

interface CopyButtonProps {
  text: string
  /** What is copied, for who can't see it. */
  label: string
  children?: string
}

/** Copies a text beside it. Absent without script. */
export function CopyButton({ text, label, children = words.popup.copy }: CopyButtonProps) {
  return (
    <Enhanced by={copyButton} on="touch" className="needs-script">
      <button type="button" className={style.copy} aria-label={label} data-copies={text} data-replay="">
        <Icon name="copy" size={16} />
        <span>{children}</span>
      </button>
    </Enhanced>
  )
}
