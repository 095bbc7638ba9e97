import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { holdPage } from '../browser/hold-page.ts'
import { words } from '../words/words.ts'
import style from './dialog.module.css'
import { Icon } from './icon.tsx'

/** `open` is the click of the control that opens the dialog; `of` goes to the dialog itself. */
export function useDialog() {
  const [opener, setOpener] = useState<HTMLElement>()
  function open(event: MouseEvent<HTMLElement>) {
    event.preventDefault()
    setOpener(event.currentTarget)
  }
  return { open, of: { opener, setOpener } }
}

interface DialogProps {
  of: ReturnType<typeof useDialog>['of']
  title: string
  summary?: string
  /** A picture before the title. */
  lead?: ReactNode
  foot?: ReactNode
  children: ReactNode
}

/** A card on a wide screen, a sheet from below on a phone. Uses the icon `x`. */
export function Dialog({ of: { opener, setOpener }, ...parts }: DialogProps) {
  return opener && createPortal(<Panel {...parts} opener={opener} setOpener={setOpener} />, document.body)
}

type PanelProps = Omit<DialogProps, 'of'> & { opener: HTMLElement; setOpener: (none: undefined) => void }

function Panel({ opener, setOpener, title, summary, lead, foot, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const close = () => setOpener(undefined)

  // Before it is painted: a visible dialog has to react to Esc.
  useLayoutEffect(
    () => holdPage(panel.current as HTMLElement, opener, () => setOpener(undefined)),
    [opener, setOpener],
  )

  return (
    <div className={style.layer}>
      {/* biome-ignore lint/a11y: for the pointer; keys have Esc and the button. */}
      <div className={style.scrim} onClick={close} />
      <div
        ref={panel}
        className={style.panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        <div className={style.head}>
          {lead}
          <div className={style.title}>
            <h2 id={titleId}>{title}</h2>
            {summary && <p>{summary}</p>}
          </div>
          <button type="button" className={style.close} aria-label={words.dialog.close} onClick={close}>
            <Icon name="x" />
          </button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll it. */}
        <div className={style.body} tabIndex={0}>
          {children}
        </div>
        {foot && <div className={style.foot}>{foot}</div>}
      </div>
    </div>
  )
}
