import { parseArgs } from 'node:util'
import { makeBrand } from '../ops/build/make-brand.ts'

// npm run brand [-- --check] [DIR]: DIR is the store's folder, else that of STORE_DIR, else the repository's own.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
})
const dir = positionals[0] ?? process.env.STORE_DIR
try {
  await makeBrand({ dir, isCheck: values.check, say: line => console.log(line) })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
