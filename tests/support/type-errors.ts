import { join } from 'node:path'
import { API } from 'typescript/unstable/sync'
import { root } from '../../ops/settings.ts'

const CONFIG = join(root, 'tsconfig.planted.json')

/**
 * Type-checks files that exist in memory only, as code of the server and in one program.
 * Returns the errors of each, by its path in the repository.
 */
export function typeErrors(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const texts = new Map([...files].map(([path, text]) => [join(root, path), text]))
  const config = {
    extends: './tsconfig.server.json',
    compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true },
    include: [],
    references: [],
    files: [...texts.keys()],
  }
  texts.set(CONFIG, JSON.stringify(config))
  const api = new API({
    cwd: root,
    fs: {
      readFile: path => texts.get(path),
      fileExists: path => texts.has(path) || undefined,
    },
  })
  try {
    using snapshot = api.updateSnapshot({ openProjects: [CONFIG] })
    const project = snapshot.getProject(CONFIG)
    if (!project) throw new Error(`no project ${CONFIG}`)
    return new Map(
      [...files.keys()].map(path => [
        path,
        project.program.getSemanticDiagnostics(join(root, path)).map(({ text }) => text),
      ]),
    )
  } finally {
    api.close()
  }
}
