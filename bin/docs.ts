import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bridgeDocs } from '../bridge/docs/bridge-docs.ts'
import { specTable } from '../ops/checks/spec/spec-table.ts'
import { commandsDoc } from '../ops/docs/commands-doc.ts'
import { withEventFields } from '../ops/docs/event-fields.ts'
import { withFloors } from '../ops/docs/floors-doc.ts'
import { importFormSchema } from '../ops/docs/import-form-doc.ts'
import { installFlows } from '../ops/docs/install-flows.ts'
import { scaleDocs } from '../ops/docs/scale/scale-docs.ts'
import { root } from '../ops/settings.ts'

const template = (path: string) => readFileSync(join(root, path), 'utf8')
writeFileSync(join(root, 'docs/bridge.md'), bridgeDocs(template('bridge/docs/bridge.template.md')))
writeFileSync(join(root, 'docs/scale.md'), scaleDocs(template('ops/docs/scale/scale.template.md')))
writeFileSync(join(root, 'docs/commands.md'), commandsDoc(template('ops/command-line/commands.template.md')))
writeFileSync(join(root, 'docs/import-form.schema.json'), importFormSchema())
writeFileSync(join(root, 'docs/install-flows.md'), installFlows())
writeFileSync(join(root, 'docs/spec.md'), specTable())
writeFileSync(join(root, 'docs/events.md'), withEventFields(template('docs/events.md')))
writeFileSync(join(root, 'docs/architecture.md'), withFloors(template('docs/architecture.md')))
