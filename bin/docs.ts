import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bridgeDocs } from '../bridge/docs/bridge-docs.ts'
import { installFlows } from '../ops/install-flows.ts'
import { root } from '../ops/settings.ts'

const template = readFileSync(join(root, 'bridge/docs/bridge.template.md'), 'utf8')
writeFileSync(join(root, 'docs/bridge.md'), bridgeDocs(template))
writeFileSync(join(root, 'docs/install-flows.md'), installFlows())
