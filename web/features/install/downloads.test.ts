import { Window } from 'happy-dom'
import { expect, test, vi } from 'vitest'
import { downloadEvent } from '../../../contract/download-event.ts'
import { onDownload, tellDownload } from './downloads.ts'

const app = { packageName: 'com.example', name: '花架', resourceType: 1 } as const
const control = {} as Element
const download = (appId: number) =>
  downloadEvent({ ...app, appId }, 'direct', false, { originalPackageName: '', originalAppId: 0 })

test('[DL-11] the tracker hears of every download once, also of those before it loaded', () => {
  const { document, CustomEvent } = new Window()
  vi.stubGlobal('document', document)
  vi.stubGlobal('CustomEvent', CustomEvent)
  const heard: number[] = []
  tellDownload({ control, download: download(1) })
  onDownload(({ download }) => heard.push(download?.appId ?? 0))
  tellDownload({ control, download: download(2) })
  expect(heard).toEqual([1, 2])
  vi.unstubAllGlobals()
})
