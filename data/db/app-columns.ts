import { z } from 'zod'
import { GONE_KINDS, TAKEDOWN_KINDS } from '../../contract/gone.ts'

/** Software or game. */
export const resourceType = z.literal([0, 1])
/** The language of a text, where it is not the page's. */
export const lang = z.string().nullable()
export const status = z.enum(['live', 'delisted'])
/** That an app is live, or why it is gone, as its pages say it. */
export const standing = z.enum(['live', ...GONE_KINDS])

const kinds = TAKEDOWN_KINDS.map(kind => `'${kind}'`).join(', ')

export const takedownKindOf = (app: string) =>
  `case when ${app}.gone_kind in (${kinds}) then ${app}.gone_kind else 'other' end`

export const standingOf = (app: string) => `
  case
    when ${app}.status = 'live' then 'live'
    when ${app}.taken_down then ${takedownKindOf(app)}
    when ${app}.gone_kind = 'repository' then 'repository'
    else 'delisted'
  end`
