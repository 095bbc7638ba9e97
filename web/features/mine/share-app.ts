import { copyText } from '../../browser/copy-text.ts'
import { mineWords as say } from '../../words/mine-words.ts'

/** Through the system where it can; else the address is copied. What there is to say of it. */
export async function shareApp(title: string): Promise<string> {
  const { origin, pathname } = location
  const url = origin + pathname
  const { share } = navigator as { share?: Navigator['share'] }
  try {
    if (!share) throw new TypeError('no way to share')
    await share.call(navigator, { title, url })
    return ''
  } catch (error) {
    // The visitor cancelled.
    if ((error as Error).name === 'AbortError') return ''
    return (await copyText(url)) ? say.copied : say.notCopied
  }
}
