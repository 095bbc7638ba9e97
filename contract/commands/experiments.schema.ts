import { z } from 'zod'
import { EXPERIMENT_NAMES } from '../experiments.ts'
import { defineCommand } from './command.ts'

const roles = ['owner', 'editor'] as const
const name = z.enum(EXPERIMENT_NAMES)

export const experimentStart = defineCommand({
  name: 'experiment.start',
  roles,
  input: z.object({
    name,
    share: z.int().min(1).max(100).describe('percentage of consenting visitors who take part'),
  }),
})

export const experimentStop = defineCommand({
  name: 'experiment.stop',
  roles,
  input: z.object({ name }),
})
