import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../settings.ts'
import { CHUNKS } from './chunks.ts'

const modules = globSync(
  ['{web,rules,contract,bridge}/**/*.{ts,tsx,css}', 'node_modules/{react,react-dom,scheduler}/*.js'],
  {
    cwd: root,
  },
).filter(path => !path.includes('.test.'))

test.each(Object.entries(CHUNKS).flatMap(([name, patterns]) => patterns.map(pattern => [name, pattern])))(
  '%s names modules that exist: %s',
  (_name, pattern) => {
    expect(modules.filter(path => new RegExp(`^${pattern}`).test(path))).not.toEqual([])
  },
)
