import { useCallback, useEffect, useState } from 'react'
import { windowSize } from '../../browser/window-size.ts'
import { island } from '../../islands/island.tsx'
import type { Screenshot } from './model.ts'
import { Viewer } from './viewer/viewer.tsx'

export interface ScreenshotViewerProps {
  screenshots: Screenshot[]
  appName: string
  iconKey: string
}

interface Opened {
  index: number
  opener: HTMLElement
}

const LINK = 'a[data-by=screenshot-viewer]'

/** Nothing, until a picture of the strip is pressed. */
function ScreenshotViewer(props: ScreenshotViewerProps) {
  const [opened, setOpened] = useState<Opened>()
  const close = useCallback(() => setOpened(undefined), [])

  useEffect(() => {
    function press(event: MouseEvent) {
      const opener = (event.target as Element).closest<HTMLAnchorElement>(LINK)
      if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      const index = [...document.querySelectorAll(LINK)].indexOf(opener)
      // A web view that is still opening has no size yet, and a viewer of no size would be a black page.
      windowSize(window).then(size =>
        size ? setOpened({ index, opener }) : window.location.assign(opener.href),
      )
    }
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  }, [])

  return opened && <Viewer {...props} first={opened.index} opener={opened.opener} close={close} />
}

export default island('screenshot-viewer', ScreenshotViewer)
