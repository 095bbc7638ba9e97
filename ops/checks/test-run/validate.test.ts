import { expect, test } from 'vitest'
import { type Selection, selectSteps } from './validate.ts'

const names = (selection: Selection, tier: 'land' | 'full') =>
  selectSteps(selection, tier).map(group => group.map(chain => chain.map(({ name }) => name)))

const checks = [['types'], ['lint'], ['build'], ['golden stores'], ['old browsers']]

test('without a selection every step runs, checks before tests', () => {
  expect(names({ only: [] }, 'land')).toEqual([checks, [['unit', 'e2e'], ['integration']]])
})

test('in the full tier, which judges seconds, nothing runs beside tests', () => {
  expect(names({ only: [] }, 'full')).toEqual([checks, [['unit', 'e2e']], [['integration']]])
})

test('unit tests and browsers take one of two cores where other tests run beside them', () => {
  const shares = (only: string[]) =>
    selectSteps({ only }, 'land')
      .flat(2)
      .map(({ args }) => args)
      .filter(args => args.some(arg => /^--(maxW|w)orkers=1$/.test(arg))).length
  expect([shares([]), shares(['e2e']), shares(['unit', 'e2e'])]).toEqual([2, 0, 0])
})

test('a machine of several runs its part of the tests', () => {
  const steps = selectSteps({ only: ['build', 'e2e'], shard: '2/3' }, 'land').flat(2)
  expect(steps.map(({ name, args }) => [name, args.includes('--shard=2/3')])).toEqual([
    ['build', false],
    ['e2e', true],
  ])
})

test('a step that does not exist is an error, and not a run of nothing', () => {
  expect(() => selectSteps({ only: ['e3e'] }, 'land')).toThrow('Unknown step: e3e')
})
