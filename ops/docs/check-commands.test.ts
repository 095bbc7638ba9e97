import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../settings.ts'
import { checkCommands } from './check-commands.ts'

const pages = globSync('docs/{decisions,explanation,how-to,tutorials}/*.md', { cwd: root })

test('there are pages to check', () => expect(pages.length).toBeGreaterThan(8))

test.each(pages)('the commands of %s exist and parse', page => {
  expect(checkCommands(readFileSync(join(root, page), 'utf8'))).toEqual([])
})

test('a wrong command is found', () => {
  const page = `
Set \`STORE_DRI\`, run \`npm run bakcup\`, or:

   \`\`\`sh
   npm run up -- --mnay
   PUBLIC_ORIGN=https://store.example node bin/edge-vcl.ts --wbe web:3000
   docker compose -f ops/deploy/conpose.yaml up
   cp ops/deploy/rules.yml ops/deploy/compose.yaml /etc/prometheus
   \`\`\`

\`\`\`sh
for one in web web-b; do
\`\`\`
`
  expect(checkCommands(page)).toEqual([
    expect.stringContaining('syntax error'),
    'npm run bakcup: no such script',
    'bin/up.ts --mnay: no such option',
    'bin/edge-vcl.ts --wbe: no such option',
    'PUBLIC_ORIGN: no such setting',
    'STORE_DRI: no such setting',
    'ops/deploy/conpose.yaml: no such file',
    'ops/deploy/rules.yml: no such file',
  ])
})

test('files that the reader writes or copies need not exist', () => {
  const page =
    '```ts\n// web/pages/poster/page.tsx\n```\n```sh\ncp -r brand web/words/fr\nnpx vitest run web/pages/poster web/words/fr/a.ts\n```\n'
  expect(checkCommands(page)).toEqual([])
})
