import { androidVersion } from '../../../rules/devices/android-version.ts'
import { type DeviceFacts, fittingFile, isMisfit, type Misfit } from '../../../rules/devices/fitting-file.ts'
import { giveFile, restate, type Shown } from './give-file.ts'

/** Makes every control of the page give the file that is for this device, and says so; or says that there is none. */
export function fitFile(table: Element, device: DeviceFacts): string | undefined {
  const files = [...table.querySelectorAll<HTMLAnchorElement>('[data-abi]')].map(link => ({
    link,
    abi: link.dataset.abi ?? '',
    minSdk: Number(link.dataset.sdk) || null,
  }))
  const found = fittingFile(files, device)
  if (isMisfit(found)) {
    sayMisfit(found)
    return undefined
  }
  const { link, abi } = found
  if (files[0]) giveFile(read(files[0].link), read(link))
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

/** As the table has it. */
function read(link: HTMLAnchorElement): Shown {
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
