import { SCRIPTS } from '../ops/docs/scripts.ts'

// npm run help
for (const [group, scripts] of Object.entries(SCRIPTS)) {
  console.log(`\n${group}`)
  for (const [name, { summary }] of Object.entries(scripts))
    console.log(`  ${name.padEnd(20)} ${summary.replaceAll('`', '')}`)
}
console.log('\nRun one with `npm run <script>`, options after `--`. More: docs/reference/scripts.md\n')
