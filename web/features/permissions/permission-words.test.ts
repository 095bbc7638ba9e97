import { expect, test } from 'vitest'
import { groupTitles, permissionWords, unknownWords } from '../../words/permission-words.ts'
import { facts, fullName } from './facts.ts'

const words = Object.entries(permissionWords)

test('[DET-2] every known permission has words, and every word its permission', () => {
  expect(words.map(([short]) => fullName(short)).sort()).toEqual([...facts.keys()].sort())
})

test('[DET-2] no two permissions have the same label, and no two the same reason', () => {
  expect(new Set(words.map(([, [label]]) => label)).size).toBe(words.length)
  expect(new Set(words.map(([, [, why]]) => why)).size).toBe(words.length)
})

test('[DET-2] no two groups of permissions have the same title', () => {
  expect(new Set(Object.values(groupTitles)).size).toBe(Object.keys(groupTitles).length)
})

test.each(words)('[DET-2] %s is said in a short label and one sentence', (_, [label, why]) => {
  expect(label).toMatch(/^[\p{Script=Han}A-Za-z ]{2,12}$/u)
  expect(why).toMatch(/^[\p{Script=Han}A-Za-z0-9 ，、]{12,34}$/u)
  expect(why).not.toContain(label)
})

test.each([unknownWords.ofSystem, unknownWords.ofOthers])('[DET-2] "%s" is one sentence', why => {
  expect(why).toMatch(/^[\p{Script=Han}，]{12,34}$/u)
})
