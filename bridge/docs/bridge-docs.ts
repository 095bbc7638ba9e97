import { APP_STATUS, HOST_ERRORS } from '../../contract/bridge.ts'
import type { Field, Fields } from '../../contract/bridge-fields.ts'
import {
  APP_STATUS_PUSH,
  METHODS,
  type Method,
  type MethodRow,
  type Side,
  WAIT_MS,
} from '../../contract/bridge-methods.ts'
import { sampleOf } from '../../contract/bridge-sample.ts'
import {
  type Dialect,
  GLOBAL_NAMES,
  MAX_MESSAGE_LENGTH,
  writeCall,
  writeMessage,
} from '../../contract/bridge-wire.ts'
import { buttonFor } from '../../rules/apps/app-moves.ts'
import { CLIENT_TOKEN, HOST_TOKEN } from '../../rules/devices/user-agent.ts'
import { NAMED_PAYLOADS, NOTES } from './notes.ts'

/** Returns docs/reference/bridge.md: the template, completed from the contract. */
export function bridgeDocs(template: string): string {
  const parts: Record<string, string> = {
    waits: `${WAIT_MS.query / 1000} s for a query, ${WAIT_MS.visitor / 60_000} min for a visitor`,
    'client token': CLIENT_TOKEN,
    'host token': HOST_TOKEN,
    port: GLOBAL_NAMES.webmessage,
    object: GLOBAL_NAMES.jsobject,
    receive: GLOBAL_NAMES.receive,
    'host errors': HOST_ERRORS.map(code).join(', '),
    longest: String(MAX_MESSAGE_LENGTH),
    'example webmessage': example('webmessage'),
    'example jsobject': example('jsobject'),
    'methods client': methods('client'),
    'methods host': methods('host'),
    'push id': String(APP_STATUS_PUSH.id),
    push: fields(APP_STATUS_PUSH.fields),
    statuses: statuses(),
  }
  return template.replace(/<!-- (.+?) -->/g, (_, name: string) => {
    const part = parts[name]
    if (part === undefined) throw new Error(`the template has an unknown part: ${name}`)
    return part
  })
}

const code = (text: string) => `\`${text}\``

/** A table of the methods, and below it what each sends and receives. */
function methods(side: Side): string {
  const rows = Object.entries<MethodRow>(METHODS).filter(([, row]) => row.side === side)
  const table = rows.map(
    ([name, { id, since, wait }]) =>
      `| ${id} | \`${name}\` | ${since} | ${wait === 'none' ? '–' : wait} | ${NOTES[name as Method]} |`,
  )
  const payloads = rows.map(([name, { payload, reply }]) => {
    const isProposal = Object.keys(payload).length > 0 && !NAMED_PAYLOADS.includes(name as Method)
    const answer = reply ? fields(reply) : 'none'
    return `- \`${name}\`: ${fields(payload)}${isProposal ? ' (*proposal*)' : ''} → ${answer}`
  })
  return [
    '| id | method | since | waits | what it does |',
    '| --- | --- | --- | --- | --- |',
    ...table,
    '',
    'Payload → reply:',
    '',
    ...payloads,
  ].join('\n')
}

function fields(table: Fields): string {
  if (Object.keys(table).join() === 'appId,packageName') return '*app*'
  const listed = Object.entries(table).map(([name, field]) => code(`${name}: ${kind(field)}`))
  return listed.join(', ') || code('{}')
}

function kind(field: Field): string {
  return typeof field === 'object' ? field.join(' or ') : String(field)
}

function example(dialect: Dialect): string {
  const { id: method, payload } = METHODS.checkStatus
  const id = 'k3v9x1m7q0b5z8c2r6t4w1y7'
  const push = writeMessage(dialect, { method: APP_STATUS_PUSH.id, data: sampleOf(APP_STATUS_PUSH.fields) })
  return [
    `call    ${writeCall(dialect, { id, method, data: sampleOf(payload) })}`,
    `reply   ${writeMessage(dialect, { id, method, data: { status: APP_STATUS.latestInstalled } })}`,
    `refusal ${writeMessage(dialect, { id, method, error: 'DENIED' })}`,
    `push    ${push}`,
  ].join('\n')
}

function statuses(): string {
  return Object.entries(APP_STATUS)
    .map(([name, status]) => {
      const { says, action } = buttonFor(status)
      return `| ${status} | ${name} | ${says}${action ? ` (${code(action)})` : ', disabled'} |`
    })
    .join('\n')
}
