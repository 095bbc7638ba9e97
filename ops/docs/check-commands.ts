import { spawnSync } from 'node:child_process'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../settings.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const find = (pattern: string) => globSync(pattern, { cwd: root, exclude: ['**/node_modules'] })

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const folders = readdirSync(root, { withFileTypes: true })
  .filter(entry => entry.isDirectory() && !/^(?:\.|node_modules$|dist$)/.test(entry.name))
  .map(({ name }) => name)

/** Names in capitals that sources and deployment files use. Whatever they read as a setting is among them. */
const knownNames = new Set(
  [...folders.flatMap(folder => find(`${folder}/**/*.ts`)), ...find('ops/deploy/**/*.{yaml,service}')]
    .filter(path => !path.endsWith('.test.ts'))
    .flatMap(path => read(path).match(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)*\b/g) ?? []),
)

/** Returns what is wrong with the commands of a page, a line each: syntax, scripts, options, settings, files. */
export function checkCommands(page: string): string[] {
  const blocks = [...page.matchAll(/^( *)```sh\n(.*?)^ *```$/gms)].map(([, indent = '', text = '']) =>
    text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  )
  const prose = page.replaceAll(/^ *```.*?^ *```$/gms, '')
  const inline = [...prose.matchAll(/`((?:npm|npx|node) [^`]+)`/g)].map(([, text = '']) => text)
  const names = [...prose.matchAll(/`([A-Z\d]+_[A-Z\d_]+)(?:=[^`]*)?`/g)].map(([, name = '']) => name)
  const commands = [...blocks, ...inline]
  // By the reader: the first line of a block of code names its file, the last word of a copy its target.
  const created = [
    ...page.matchAll(/^ *(?:(?:\/\/|\/\*|<!--) |(?:cp|mv|mkdir) .* (?=\S+$))(\w+\/\S+)/gm),
  ].map(found => found[1] ?? '')
  return [
    ...blocks.flatMap(syntaxErrors),
    ...commands.flatMap(missingScripts),
    ...commands.flatMap(missingOptions),
    ...[...blocks, ...names].flatMap(unknownSettings),
    ...commands
      .flatMap(missingFiles)
      .filter(path => !created.some(file => path.startsWith(file) || file.startsWith(path)))
      .map(path => `${path}: no such file`),
  ]
}

function syntaxErrors(block: string): string[] {
  const { status, stderr } = spawnSync('bash', ['-n'], { input: block, encoding: 'utf8' })
  return status === 0 ? [] : [stderr.trim()]
}

function missingScripts(text: string): string[] {
  const named = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name)
  return named.filter(name => !(name in scripts)).map(name => `npm run ${name}: no such script`)
}

/** Of programs in `bin/`, however they are started. `npm run command` has different ones for each command. */
function missingOptions(text: string): string[] {
  const calls = text.matchAll(/\b(?:npm run ([\w:-]+) --|node (bin\/[\w-]+\.ts))([^\n|&;)]*)/g)
  return [...calls].flatMap(([, script = '', path, given = '']) => {
    const program = path ?? /^node (?:--\S+ )?(bin\/[\w-]+\.ts)/.exec(scripts[script] ?? '')?.[1]
    if (!program || program === 'bin/command.ts') return []
    const code = [...find(program), ...find('ops/command-line/*.ts')].map(read).join('\n')
    return [...given.matchAll(/(?<= )--([a-z][\w-]*)/g)]
      .map(([, option = '']) => option)
      .filter(option => !new RegExp(`(?:[{,]|^) *'?${option}\\b`, 'm').test(code))
      .map(option => `${program} --${option}: no such option`)
  })
}

/** `$NAME` is left out: it may be the shell's own. */
function unknownSettings(block: string): string[] {
  const named = [
    ...block.matchAll(/(?<![\w$/{-])[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b|(?<=^|[\s;("'])[A-Z]{3,}(?==)/gm),
  ]
  const names = new Set(named.map(([name]) => name))
  return [...names].filter(name => !knownNames.has(name)).map(name => `${name}: no such setting`)
}

/** A path may be the beginning of a name, as Vitest takes it. */
function missingFiles(text: string): string[] {
  const named = text.matchAll(
    new RegExp(`(?<![\\w./@:-])(?:\\./)?((?:${folders.join('|')})/[\\w./*@-]+)`, 'g'),
  )
  return [...named]
    .map(([, path = '']) => path.replace(/[./]+$/, ''))
    .filter(path => find(`${path}*`).length === 0)
}
