import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { run } from '../ops/process.ts'
import { root } from '../ops/settings.ts'
import { wordFolders } from '../ops/words/catalogs.ts'
import { exportPo, importPo } from '../ops/words/po.ts'

// npm run words:export -- fr [--from en] [--console]: writes fr.po for translators.
// npm run words:import -- fr.po [--console]: writes its texts into the catalogs of that language.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', default: 'en' }, console: { type: 'boolean', default: false } },
})
const [action, given = ''] = positionals
try {
  if (action === 'export') {
    writeFileSync(
      `${given}.po`,
      exportPo(root, { locale: given, from: values.from, withConsole: values.console }),
    )
    console.log(`Wrote ${given}.po`)
  } else {
    const { locale, files, ...lists } = importPo(root, readFileSync(given), values.console)
    for (const [path, code] of files) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), code)
    }
    const folders = wordFolders(values.console).map(folder => join(folder, locale.toLowerCase()))
    run('biome', ['format', '--write', '--no-errors-on-unmatched', ...folders], { cwd: root })
    for (const [name, contexts] of Object.entries(lists))
      for (const context of contexts) console.log(`${name}: ${context}`)
    const counts = Object.entries(lists).map(([name, contexts]) => `${contexts.length} ${name}`)
    console.log(`Wrote ${folders.join(', ')}: ${files.size} files; texts: ${counts.join(', ')}`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
