/**
 * Do the detail page's queries stay fast when the store grows? Loads a small and a large store into a
 * PostgreSQL of its own and compares the same queries on both.
 *
 *   npm run bench:data                     1 million apps: about seven minutes, 8 GB of disk
 *   npm run bench:data -- --small          a short run that only shows that the bench works
 *   npm run bench:data -- --large 100000   another size of the large store
 *   npm run bench:data -- --dir <folder>   keeps the loaded data there, and uses it when it is there
 */
import { parseArgs } from 'node:util'
import type { Target } from './data/case.ts'
import { openTarget } from './data/cases.ts'
import { blocksOf, printFacts } from './data/facts.ts'
import { load } from './data/load.ts'
import { count, log } from './data/log.ts'
import { measure } from './data/measure.ts'
import { rank } from './data/rank.ts'
import { printTable, printVerdicts } from './data/report.ts'
import { type Server, startServer } from './data/server.ts'
import { shapeOf } from './data/shape.ts'

const { values } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    large: { type: 'string', default: '1000000' },
    dir: { type: 'string' },
  },
})
const size = values.small
  ? { small: 2000, large: 20_000, warmUp: 100, samples: 200 }
  : { small: 10_000, large: Number(values.large), warmUp: 10_000, samples: 5000 }

const server = await startServer(values.dir)
try {
  process.exitCode = (await compare(server)) ? 0 : 1
} finally {
  await server.stop()
}

async function compare(server: Server): Promise<boolean> {
  const [small, large] = [await prepare(server, size.small), await prepare(server, size.large)]
  try {
    // Other ids than those measured: the warm-up fills the caches as visitors do, it does not foresee them.
    log(`warming up, ${count(size.warmUp)} rounds`)
    await measure(small, large, size.warmUp, 1000)
    log(`measuring, ${count(size.samples)} samples a query and database`)
    const before = [await blocksOf(small), await blocksOf(large)] as const
    const measured = await measure(small, large, size.samples, 2000)
    log('measured')
    await printFacts(small, before[0])
    await printFacts(large, before[1])
    printTable(measured, count(size.small), count(size.large))
    // A few samples on an almost empty database say nothing about growth.
    return values.small || printVerdicts(measured)
  } finally {
    await Promise.all([small, large].map(({ one }) => one.destroy()))
  }
}

async function prepare(server: Server, apps: number): Promise<Target> {
  const database = `apps_${apps}`
  const shape = shapeOf(apps)
  const found = await server.admin(`select from pg_database where datname = '${database}'`)
  if (found.rowCount === 0) {
    log(`loading ${count(apps)} apps, ${count(shape.comments + shape.replies)} comments and replies`)
    // It gets its name when it is complete, so that an interrupted load is not taken for one.
    await server.admin('drop database if exists loading')
    await server.admin('create database loading')
    await load(server.url('loading'), shape)
    await server.admin(`alter database loading rename to ${database}`)
  }
  await rank(server.url(database))
  return openTarget(server.url(database), shape)
}
