import { readFileSync } from 'node:fs'
import { appOfPackage } from '../catalogue/commands/inspection/app-of-package.ts'
import { Refused } from '../catalogue/commands/refused.ts'
import { runCommand } from '../catalogue/commands/run-commands.ts'
import { runMany } from '../catalogue/commands/run-many.ts'
import { appAdd } from '../contract/commands/app.schema.ts'
import { openDatabase } from '../data/db/database.ts'
import { BadCall, type Call, readArguments } from '../ops/command-line/arguments.ts'
import { EXITS } from '../ops/command-line/exits.ts'
import { allCommands, helpOf } from '../ops/command-line/help.ts'
import { callerOf, personalToken } from '../ops/command-line/personal-token.ts'
import { sendPackages } from '../ops/command-line/send-packages.ts'
import { staffDatabaseUrl } from '../ops/command-line/staff-database.ts'
import { inWords } from '../ops/command-line/tell.ts'
import { findingsInWords } from '../ops/command-line/tell-findings.ts'
import { openKeptFiles, reachableMedia } from '../ops/deploy/kept-files.ts'

// npm run command -- NAME [--field value …]
try {
  const call = readArguments(process.argv.slice(2))
  if (!call || call.wantsHelp) console.log(call ? helpOf(call.contract) : allCommands())
  else await give(call)
} catch (error) {
  if (!(error instanceof BadCall || error instanceof Refused)) throw error
  console.error(
    error instanceof Refused && error.why === 'package' ? findingsInWords(error.now) : error.message,
  )
  if (error instanceof Refused && error.why !== 'package' && error.now)
    console.error(`there is: ${JSON.stringify(error.now)}`)
  process.exitCode = error instanceof Refused ? EXITS[error.why] : 2
}

async function give({ contract, fields, dryRun, json, input, each, packages, given }: Call): Promise<void> {
  const read = (file: string) => readFileSync(file === '-' ? 0 : file, 'utf8')
  const url = staffDatabaseUrl()
  const secret = personalToken()
  const mediaDir = reachableMedia()
  const db = openDatabase({ url, pool: 1, statementTimeoutMs: 600_000 })
  try {
    const { who, check, ...caller } = await callerOf(db, secret)
    const request = (input: unknown) => ({ ...given, ...who, command: contract.name, input })
    const options = { ...caller, dryRun, mediaDir }
    if (each !== undefined) {
      const inputs = read(each).split('\n').filter(Boolean).map(asJson)
      const requests = inputs.map(input => request({ ...fields, ...input }))
      await check(contract, requests)
      await runMany(db, requests, {
        ...options,
        onBatch: (done, { change, rows, tags }) =>
          console.log(
            json
              ? JSON.stringify({ done, change, rows: rows.length, tags: tags.length })
              : `${done} of ${requests.length}: ${change ? `change ${change}` : dryRun ? 'tried' : 'nothing to change'}, ${rows.length} rows, ${tags.length} tags`,
          ),
      })
      return
    }
    const whole = input === undefined ? {} : asJson(read(input))
    const sent = packages.length > 0 ? await sendPackages(db, packages) : []
    const isNewApp = contract.name === appAdd.name
    const ofApp = isNewApp && sent[0] ? await appOfPackage({ db, ...openKeptFiles() }, sent[0]) : {}
    const files = sent.length > 0 && !isNewApp ? { files: sent } : {}
    const asked = request({ ...ofApp, ...whole, ...fields, ...files })
    await check(contract, [asked])
    const outcome = await runCommand(db, asked, options)
    console.log(json ? JSON.stringify(outcome) : inWords(outcome, dryRun))
  } finally {
    await db.destroy()
  }
}

function asJson(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // Reported below.
  }
  throw new BadCall(`not a JSON object: ${text.slice(0, 100)}`)
}
