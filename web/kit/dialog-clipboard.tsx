import { useState } from 'react'
import { copyText } from '../browser/copy-text.ts'
import { words } from '../words/words.ts'
import style from './dialog-clipboard.module.css'

const nothing = { words: '', byHand: '' }

/** Copying that tells what came of it, and leaves the text selected where it did not work. */
export function useClipboard() {
  const [result, setResult] = useState(nothing)

  async function copy(text: string, success: string) {
    const copied = await copyText(text)
    setResult(copied ? { words: success, byHand: '' } : { words: words.popup.notCopied, byHand: text })
  }

  const said = (
    <div className={style.said}>
      <p role="status">{result.words}</p>
      {result.byHand && (
        <input
          key={result.byHand}
          ref={field => field?.select()}
          readOnly
          value={result.byHand}
          aria-label={words.popup.byHand}
        />
      )}
    </div>
  )
  return { said, copy, forget: () => setResult(nothing) }
}
