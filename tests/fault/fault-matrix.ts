import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { ENGINE_FAULTS } from './matrix/engine-faults.ts'
import { LIMITS } from './matrix/judge.ts'
import { LEFT_OUT } from './matrix/left-out.ts'
import { OTHER_FAULTS } from './matrix/other-faults.ts'
import { faultPlant } from './matrix/plant.ts'
import { type Row, runRow } from './matrix/run-row.ts'
import { placeFiles } from './matrix/scene.ts'
import { leftOutOf, nameOf, tableOf, writeDocument } from './matrix/table.ts'

// npm run fault:matrix [-- --only postgres] [--only "nats wiped"]; a part of it is printed and not written down.
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const wanted = [...ENGINE_FAULTS, ...OTHER_FAULTS].filter(fault =>
  nameOf(fault).toLowerCase().startsWith(values.only.toLowerCase()),
)
if (wanted.length === 0) throw new Error(`no fault is called ${values.only}`)

const began = performance.now()
const plant = await faultPlant('demo', true)
const rows: Row[] = []
try {
  const nextPicture = await placeFiles(plant)
  const possible = wanted.filter(({ disk }) => !disk || plant.disks)
  if (possible.length < wanted.length)
    console.log(`${wanted.length - possible.length} faults are left out: nobody may mount a disk here`)
  for (const fault of possible) {
    const row = await runRow(plant, fault, { limits: LIMITS, nextPicture })
    rows.push(row)
    console.log(`${nameOf(fault)}: ${row.broken.size === 0 ? 'as it should be' : ''}`)
    for (const [cell, why] of row.broken) console.log(`  ${cell}: ${why}`)
  }
} finally {
  await plant.remove()
}
const load = `With a load of ${Math.round(loadavg()[1] ?? 0)} on ${availableParallelism()} cores, this and others' work together.`
const text = `${load}\n\n${tableOf(rows)}\n\n${leftOutOf(LEFT_OUT)}`
console.log(`\n${text}`)
if (!values.only) writeDocument(text)
const failing = rows.flatMap(({ fault, broken }) =>
  [...broken].map(([cell, why]) => `${nameOf(fault)}, ${cell}: ${why}`),
)
console.log(`\n${rows.length} faults in ${((performance.now() - began) / 60_000).toFixed(1)} minutes`)
console.log(failing.length === 0 ? '\nevery cell is as it should be' : `\nfailing:\n${failing.join('\n')}`)
process.exit(failing.length === 0 ? 0 : 1)
