import { METHODS, type Method, type Payload } from '../../../contract/bridge-methods.ts'
import { sampleOf } from '../../../contract/bridge-sample.ts'
import type { BridgeError } from '../../bridge-error.ts'
import type { Pending } from '../../create-bridge.ts'
import { element, make } from './elements.ts'

/** The script-tag build, as a page of another site would use it. */
declare const PergolaBridge: typeof import('../../script.ts')

const { bridge, clientInfo } = PergolaBridge.connect({
  window,
  origins: [location.origin],
  hosts: ['store.example'],
})

const form = element('call', HTMLFormElement)
const method = form.elements.namedItem('method') as HTMLSelectElement
const payload = form.elements.namedItem('payload') as HTMLTextAreaElement
let last: Pending<unknown> | undefined

for (const [side, label] of [
  ['client', 'Native client'],
  ['host', 'Host app'],
]) {
  const group = document.createElement('optgroup')
  group.label = label ?? ''
  for (const [name, row] of Object.entries(METHODS)) {
    if (row.side === side) group.append(make('option', name))
  }
  method.append(group)
}

function prefill(): void {
  payload.value = JSON.stringify(sampleOf(METHODS[method.value as Method].payload), null, 2)
}

async function call(): Promise<void> {
  const outcome = element('outcome', HTMLOutputElement)
  const started = Date.now()
  outcome.value = '…'
  try {
    last = bridge.call(method.value as Method, JSON.parse(payload.value) as Payload<Method>)
    count()
    outcome.value = JSON.stringify((await last) ?? 'sent')
  } catch (error) {
    outcome.value = (error as BridgeError).code ?? String(error)
  }
  outcome.dataset.ms = String(Date.now() - started)
  count()
}

function count(): void {
  element('counts', HTMLElement).textContent = `pending ${bridge.pending} · ignored ${bridge.ignored}`
}

bridge.on('appStatus', event => {
  const { says } = PergolaBridge.buttonFor(event.status)
  element('heard', HTMLOutputElement).value = `${JSON.stringify(event)} → ${says}`
  count()
})
method.addEventListener('change', prefill)
form.addEventListener('submit', event => {
  event.preventDefault()
  void call()
})
element('cancel', HTMLButtonElement).addEventListener('click', () => last?.cancel())
// A reply without a call makes no event of its own.
setInterval(count, 200)

const { transport = 'no native', client = 'absent', host = 'absent' } = clientInfo
element('around', HTMLElement).textContent = `${transport} · client ${client} · host app ${host}`
prefill()
count()
