import { androidVersion } from '../../../rules/devices/android-version.ts'
import { fittingFile, isMisfit, type Misfit } from '../../../rules/devices/fitting-file.ts'
import { thisDevice } from './this-device.ts'

/** Makes every control of the page give the file that is for this device, and says so; or says that there is none. */
export async function fitFile(table: Element): Promise<string | undefined> {
  const files = [...table.querySelectorAll<HTMLAnchorElement>('[data-abi]')].map(link => ({
    link,
    abi: link.dataset.abi ?? '',
    minSdk: Number(link.dataset.sdk) || null,
  }))
  const device = await thisDevice()
  const found = fittingFile(files, device)
  if (isMisfit(found)) {
    sayMisfit(found)
    return undefined
  }
  const { link, abi } = found
  if (files[0]) give(read(files[0].link), read(link))
  // Unknown for a device with an unknown processor.
  if (device.abis)
    show(document.querySelector('[data-for-you]'), link.closest('tr')?.querySelector('[hidden]'))
  return abi
}

function show(...elements: (Element | null | undefined)[]): void {
  for (const element of elements) element?.removeAttribute('hidden')
}

function sayMisfit(misfit: Misfit): void {
  document.documentElement.classList.add(misfit.why === 'android' ? 'old-android' : 'wrong-processor')
  const place = document.querySelector<HTMLElement>('[data-needs]')
  const needs = misfit.why === 'android' && androidVersion(misfit.sdk)
  if (place && needs) restate(place, place.dataset.needs, needs)
}

type Given = ReturnType<typeof read>

/** As the table has it. */
function read(link: HTMLAnchorElement) {
  const row = link.closest('tr')
  const { bytes = '', what = '' } = link.dataset
  return {
    bytes,
    what,
    url: link.getAttribute('href') ?? '',
    size: row?.cells[2]?.textContent ?? '',
    hash: row?.nextElementSibling?.querySelector('code')?.textContent ?? '',
  }
}

function give(before: Given, now: Given): void {
  const { bytes, url, size, hash } = now
  for (const control of document.querySelectorAll<HTMLAnchorElement>('a[data-by=get-app][data-vid]')) {
    control.href = url
    if ('url' in control.dataset) Object.assign(control.dataset, { url, size: bytes })
  }
  for (const kind of ['what', 'size', 'hash'] as const) {
    for (const place of document.querySelectorAll(`[data-given=${kind}]`))
      restate(place, before[kind], now[kind])
  }
  for (const button of document.querySelectorAll<HTMLElement>(`[data-copies="${before.hash}"]`))
    button.dataset.copies = hash
  change('download-popup', props => Object.assign(props.app, { url, size, sha256: hash }))
  change('install-dialogs', props => {
    props.summary = props.summary.replace(before.size, size)
  })
}

function restate(place: Element, before: string | undefined, now: string): void {
  if (before) place.textContent = (place.textContent ?? '').replace(before, now)
}

interface Props {
  app: object
  summary: string
}

/** What an island says when it is opened. One that is awake already keeps what it has, which is a file that is there too. */
function change(island: string, edit: (props: Props) => void): void {
  // The text inside, because the page's policy forbids setting that of a script, though it is none.
  const text = document.querySelector(`[data-island=${island}] + script`)?.firstChild
  if (!text) return
  const props = JSON.parse(text.nodeValue ?? '{}')
  edit(props)
  text.nodeValue = JSON.stringify(props)
}
