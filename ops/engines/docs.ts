import { join } from 'node:path'
import { docsPort, root, type Settings } from '../settings.ts'
import { type NodeProcess, nodeProcess } from './node-process.ts'

/** The documentation beside a demo, on an origin of its own. It is built at the first request, and is no part of a store. */
export function docs({ runDir }: Settings): NodeProcess {
  const dir = join(runDir, 'docs')
  const writes = join(dir, 'site')
  return nodeProcess({
    name: 'docs',
    dir,
    writes: [writes],
    port: docsPort(),
    release: root,
    script: 'bin/docs-site.ts',
    args: ['--lazy', '--out', join(writes, 'pages')],
    env: {},
  })
}
