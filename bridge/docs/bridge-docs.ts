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

/** docs/bridge.md: the template, with everything that the contract knows filled in. */
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
    if (part === undefined) throw new Error(`the template names ${name}, which nobody writes`)
    return part
  })
}

const code = (text: string) => `\`${text}\``

function methods(side: Side): string {
  const rows = Object.entries<MethodRow>(METHODS).filter(([, row]) => row.side === side)
  return [
    '| id | method | since | waits | payload | reply |',
    '| -- | ------ | ----- | ----- | ------- | ----- |',
    ...rows.map(([name, row]) => {
      const method = name as Method
      const wait = row.wait === 'none' ? '–' : row.wait
      const proposal = Object.keys(row.payload).length > 0 && !NAMED_PAYLOADS.includes(method)
      const payload = fields(row.payload) + (proposal ? ' *proposal*' : '')
      const reply = row.reply ? fields(row.reply) : 'none'
      return `| ${row.id} | **${name}**<br>${NOTES[method]} | ${row.since} | ${wait} | ${payload} | ${reply} |`
    }),
  ].join('\n')
}

function fields(table: Fields): string {
  const listed = Object.entries(table).map(([name, field]) => code(`${name}: ${kind(field)}`))
  return listed.join('<br>') || code('{}')
}

function kind(field: Field): string {
  // A bar would end the cell of the table.
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
      return `| ${status} | ${name} | ${says}${action ? ` (${code(action)})` : ', can’t be pressed'} |`
    })
    .join('\n')
}
