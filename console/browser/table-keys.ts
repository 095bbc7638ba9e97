import { onKey } from './on-key.ts'

/**
 * A table by keys: j and k go from row to row, and the focus with them, Enter opens, x ticks, Escape ticks none. The box in its head
 * ticks all that are on the page, and the bar below says how many are.
 */
export function startTableKeys(document: Document): void {
  const table = document.querySelector<HTMLTableElement>('table[data-rows]')
  const rows = [...(table?.tBodies[0]?.rows ?? [])]
  if (!table || rows.length === 0) return
  const boxes = rows.map(boxOf).filter(box => box !== null)
  const all = table.querySelector<HTMLInputElement>('[data-all]')
  const counted = document.querySelector<HTMLElement>('[data-ticked]')
  const uncounted = counted?.textContent ?? ''

  const showAll = () => {
    if (!all || !counted) return
    const ticked = boxes.filter(({ checked }) => checked).length
    all.checked = ticked === boxes.length
    all.indeterminate = ticked > 0 && ticked < boxes.length
    counted.textContent = ticked > 0 ? `${counted.dataset.ticked}`.replace('#', String(ticked)) : uncounted
  }
  const tick = (some: HTMLInputElement[], isTicked: boolean) => {
    for (const box of some) box.checked = isTicked
    showAll()
  }
  all?.addEventListener('change', () => tick(boxes, all.checked))
  table.addEventListener('change', showAll)
  // After going back, boxes are still ticked.
  addEventListener('pageshow', showAll)

  const actions: Record<string, (row: HTMLTableRowElement | undefined, at: number) => boolean> = {
    j: (_, at) => goTo(rows[Math.min(at + 1, rows.length - 1)]),
    k: (_, at) => goTo(rows[Math.max(at - 1, 0)]),
    x(row) {
      const box = row && boxOf(row)
      if (box) tick([box], !box.checked)
      return Boolean(box)
    },
    Enter(row) {
      // A link opens by itself; Enter on a box would send the form.
      const link = row && linkOf(row)
      if (!link || document.activeElement !== boxOf(row)) return false
      link.click()
      return true
    },
    Escape() {
      tick(boxes, false)
      return true
    },
  }
  onKey(document, key => {
    const at = rows.findIndex(row => row.contains(document.activeElement))
    return actions[key]?.(rows[at], at) ?? false
  })
}

const boxOf = (row: HTMLTableRowElement) => row.querySelector<HTMLInputElement>('input[type=checkbox]')
const linkOf = (row: HTMLTableRowElement) => row.querySelector<HTMLAnchorElement>('[data-row-link]')

function goTo(row: HTMLTableRowElement | undefined): boolean {
  const link = row && linkOf(row)
  link?.focus()
  return Boolean(link)
}
