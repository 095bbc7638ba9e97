import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { docsPort, firstSlot, readSettings, root, simulatorPort } from '../settings.ts'

test('the development container forwards every port that a person opens', () => {
  const { forwardPorts } = JSON.parse(readFileSync(join(root, '.devcontainer/devcontainer.json'), 'utf8'))
  const settings = readSettings({})
  const { analytics, console, edge } = settings.ports
  const opened = [firstSlot(settings).web, analytics, console, edge, simulatorPort({}), docsPort({})]
  expect(forwardPorts).toEqual(opened)
})
