// Breaks each part in turn and judges what visitors get: npm run fault:matrix [-- --only postgres] [--out <file>] [--write-doc]
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { ALL_FAULTS } from './matrix/all-faults.ts'
import type { Fault } from './matrix/fault.ts'
import { LIMITS } from './matrix/judge.ts'
import { LEFT_OUT } from './matrix/left-out.ts'
import { faultPlant } from './matrix/plant.ts'
import { type Row, runRow } from './matrix/run-row.ts'
import { placeFiles } from './matrix/scene.ts'
import { leftOutOf, nameOf, tableOf, verdictOf } from './matrix/table.ts'
import { filesOf, writeTable } from './matrix/write-table.ts'
import { exitCode, together, verdictLines } from './verdict.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    out: { type: 'string', default: '' },
    'write-doc': { type: 'boolean', default: false },
  },
})
const files = filesOf({ ...values, writeDoc: values['write-doc'] })
const wanted = ALL_FAULTS.filter(fault => nameOf(fault).toLowerCase().startsWith(values.only.toLowerCase()))
if (wanted.length === 0) throw new Error(`no fault is called ${values.only}`)

const began = performance.now()
const rows: Row[] = []
const notTried: Fault[] = []
// A full store needs no disks of its own, and the others are judged without a replica that would answer for PostgreSQL.
for (const isFull of [false, true]) {
  const faults = wanted.filter(({ needsFullStore = false }) => needsFullStore === isFull)
  if (faults.length > 0) await runRows(faults, isFull)
}
const load = `With a load of ${Math.round(loadavg()[1] ?? 0)} on ${availableParallelism()} cores, this and others' work together.`
const text = `${load}\n\n${tableOf(rows)}\n\n${leftOutOf(LEFT_OUT)}`
console.log(`\n${text}`)
for (const file of files) {
  writeTable(file, text)
  console.log(`\nwritten to ${file}`)
}
console.log(`\n${rows.length} faults in ${((performance.now() - began) / 60_000).toFixed(1)} minutes`)
const noDisk = notTried.map(fault => `${nameOf(fault)}: this machine lets nobody mount a disk`)
const verdict = together([verdictOf(rows), { failing: [], notJudged: noDisk }])
for (const line of verdictLines(verdict, 'every cell is as it should be')) console.log(line)
process.exit(exitCode(verdict))

async function runRows(faults: Fault[], isFull: boolean): Promise<void> {
  const plant = await faultPlant('demo', { disks: !isFull, isFull })
  try {
    const nextPicture = await placeFiles(plant)
    for (const fault of faults) {
      if (fault.disk && !plant.disks) {
        notTried.push(fault)
        continue
      }
      const row = await runRow(plant, fault, { limits: LIMITS, nextPicture })
      rows.push(row)
      const isGood = row.broken.size + row.notJudged.size === 0
      console.log(`${nameOf(fault)}: ${isGood ? 'as it should be' : ''}`)
      for (const [cell, why] of row.broken) console.log(`  ${cell}: ${why}`)
      for (const [cell, why] of row.notJudged) console.log(`  ${cell}, not judged: ${why}`)
    }
  } finally {
    await plant.remove()
  }
}
