import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../settings.ts'

const text = readFileSync(join(root, 'docs/security.md'), 'utf8')
const rows = text
  .split('\n')
  .filter(line => /^\| \d+\.\d+\.\d+/.test(line))
  .map(line => {
    const [, ids = '', level = '', what = '', state = '', where = ''] = line
      .split('|')
      .map(cell => cell.trim())
    return { ids: ids.split(', '), level, what, state, where }
  })

/** Level 1 of ASVS 5.0, by chapter and section: how many requirements of that level each has, by their last numbers. */
const LEVEL_1 =
  `1.2: 1 2 3 4 5; 1.3: 1 2; 1.5: 1; 2.1: 1; 2.2: 1 2; 2.3: 1; 3.2: 1 2; 3.3: 1; 3.4: 1 2; 3.5: 1 2 3; 4.1: 1; 4.4: 1;
  5.2: 1 2; 5.3: 1 2; 6.1: 1; 6.2: 1 2 3 4 5 6 7 8; 6.3: 1 2; 6.4: 1 2; 7.2: 1 2 3 4; 7.4: 1 2; 8.1: 1; 8.2: 1 2; 8.3: 1;
  9.1: 1 2 3; 9.2: 1; 10.4: 1 2 3 4 5; 11.3: 1 2; 11.4: 1; 12.1: 1; 12.2: 1 2; 13.4: 1; 14.2: 1; 14.3: 1; 15.1: 1; 15.2: 1; 15.3: 1`
    .split(';')
    .flatMap(section => {
      const [name = '', numbers = ''] = section.trim().split(': ')
      return numbers.split(' ').map(number => `${name}.${number}`)
    })

test('[SEC-5] the table has every requirement of level 1, each once', () => {
  expect(LEVEL_1).toHaveLength(70)
  const told = rows.filter(({ level }) => level === '1').flatMap(({ ids }) => ids)
  expect([...told].sort()).toEqual([...LEVEL_1].sort())
  const all = rows.flatMap(({ ids }) => ids)
  expect(all.length).toBe(new Set(all).size)
})

test('[SEC-5] a row says what is, and what is not met says why', () => {
  for (const { ids, state, where } of rows) {
    expect(state, ids[0]).toMatch(/^(?:met|partly|not met|n\/a|for the operator)$/)
    if (state !== 'met') expect(where.length, ids[0]).toBeGreaterThan(3)
  }
  expect(rows.filter(({ level, state }) => level === '1' && /not met|partly/.test(state))).toEqual([])
})

test('[SEC-5] every place and test that the document names is there', () => {
  const named = [...text.matchAll(/`([a-z]+\/[\w./-]+)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(path => !path.startsWith('dist/') && !existsSync(join(root, path)))).toEqual([])
})
