import type { ReactNode } from 'react'
import { Document } from '../shell/document.tsx'
import { mossFields } from './samples/moss.ts'
import type { State } from './stories.ts'

interface FrameProps {
  title: string
  states?: State[]
  children: ReactNode
}

/** Around every page of the workshop: the document of any other page, about an app of the demo catalogue. */
export function Frame({ title, states = [], children }: FrameProps) {
  const plays = Object.fromEntries(states.flatMap(({ id, play }) => (play ? [[id, play]] : [])))
  const script = `
import { playAll } from '/web/workshop/browser/play.ts'
await playAll(${JSON.stringify(plays).replaceAll('<', '\\u003c')})
document.documentElement.classList.add('played')`
  return (
    <Document heading={title} app={mossFields} title={`${title} – workshop`} description="">
      {children}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, while developing. */}
      <script type="module" dangerouslySetInnerHTML={{ __html: script }} />
    </Document>
  )
}
