import { APP_STATUS, HOST_ERRORS } from '../../../contract/bridge.ts'
import { type AppStatusPush, METHODS } from '../../../contract/bridge-methods.ts'
import { DIALECTS } from '../../../contract/bridge-wire.ts'
import type { NativeWindow } from '../../transports.ts'
import { FAULTS, type Fault } from '../faults.ts'
import { type Choices, createNativeSide } from '../native-side.ts'
import { plant } from '../plant.ts'
import { userAgentOf } from '../user-agent.ts'
import { addOptions, element, formValues, make } from './elements.ts'
import { clearScreen, showOnScreen } from './screen.ts'
import { clearWire, logWire } from './wire-log.ts'

const frame = element('frame', HTMLIFrameElement)
const path = element('path', HTMLInputElement)
const statuses = element('statuses', HTMLDivElement)
const client = element('client', HTMLFormElement)
const replies = element('replies', HTMLFormElement)
const app = element('app', HTMLFormElement)
const clientValues = formValues(client)
const replyValues = formValues(replies)
const appValues = formValues(app)

let status: number = APP_STATUS.undownload

/** The usual one first. */
const NETWORKS = ['wifi', ...METHODS.systemInfo.reply.network.filter(one => one !== 'wifi')] as const
const ANSWERS = ['result', ...HOST_ERRORS] as const

function choices(): Choices {
  const answer = ANSWERS.find(one => one === replyValues.get('answer')) ?? 'result'
  const fault = (Object.keys(FAULTS) as Fault[]).find(one => one === replyValues.get('fault')) ?? 'none'
  const network = NETWORKS.find(one => one === replyValues.get('network')) ?? 'wifi'
  return { answer, fault, network, playsAlong: replyValues.checked('plays') }
}

const native = createNativeSide({ choices, log: logWire, show: showOnScreen, changed: showStatus })

/** Every page in the phone calls this first, before any script of its own. */
function attach(window: NativeWindow): void {
  native.detach()
  clearScreen()
  const dialect = DIALECTS.find(one => one === clientValues.get('transport'))
  if (!dialect) return
  const versions = { client: clientValues.get('client'), host: clientValues.get('host') }
  Object.defineProperty(window.navigator, 'userAgent', { get: () => userAgentOf(versions) })
  const deliver = plant(window, dialect, text => hear(text))
  const hear = native.attach({ dialect, deliver })
}

function open(to: string): void {
  // Anything but a path of this origin would leave the simulator.
  const { pathname, search } = new URL(to, location.origin)
  frame.src = pathname + search
}

function showStatus({ packageName, status: now }: AppStatusPush): void {
  if (packageName === appValues.get('package')) hold(now)
}

/** The button of the status that the app has now stays down. */
function hold(now: number): void {
  status = now
  for (const button of statuses.querySelectorAll('button')) {
    button.setAttribute('aria-pressed', String(button.value === String(now)))
  }
}

function push(status: number): void {
  const progress = Number(appValues.get('progress'))
  native.push({ packageName: appValues.get('package'), status, ...(progress >= 0 && { progress }) })
}

window.pergolaSimulator = { attach }
addOptions(replies.elements.namedItem('answer'), ANSWERS)
addOptions(replies.elements.namedItem('fault'), Object.keys(FAULTS))
addOptions(replies.elements.namedItem('network'), NETWORKS)

for (const [name, value] of Object.entries(APP_STATUS)) {
  const button = document.createElement('button')
  button.type = 'button'
  button.value = String(value)
  button.append(make('b', String(value)), ` ${name}`)
  button.addEventListener('click', () => push(value))
  statuses.append(button)
}

// A link to the simulator may carry its settings: ?path=/apps/1&transport=jsobject&client=1.0&host=
new URLSearchParams(location.search).forEach((value, name) => {
  if (name === 'path') path.value = value
  else clientValues.set(name, value)
})

const onSubmit = (form: HTMLFormElement, then: () => void) =>
  form.addEventListener('submit', event => {
    event.preventDefault()
    then()
  })
onSubmit(element('address', HTMLFormElement), () => open(path.value))
onSubmit(client, () => frame.contentWindow?.location.reload())
onSubmit(replies, () => {})
onSubmit(app, () => push(Number(appValues.get('any'))))
document.querySelectorAll<HTMLButtonElement>('[data-path]').forEach(button => {
  button.addEventListener('click', () => open(button.dataset.path ?? '/'))
})
element('clear', HTMLButtonElement).addEventListener('click', clearWire)
app.addEventListener('input', () => {
  const progress = appValues.get('progress')
  appValues.set('percent', Number(progress) < 0 ? 'none' : `${progress} %`)
})
app.addEventListener('change', ({ target }) => {
  if (target === app.elements.namedItem('progress')) push(status)
})
frame.addEventListener('load', () => {
  path.value = frame.contentWindow?.location.pathname ?? ''
  const named = frame.contentDocument?.querySelector<HTMLElement>('[data-pname]')?.dataset.pname
  if (!named || named === appValues.get('package')) return
  appValues.set('package', named)
  hold(APP_STATUS.undownload)
})

open(path.value)
