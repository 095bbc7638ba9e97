import * as z from 'zod/mini'
import { replySchema } from './envelope.schema.ts'
import { configRequest } from './form-fields.schema.ts'

export const adConfigRequest = configRequest

export const adLocation = z.object({
  adLocationType: z.literal([0, 1, 2]),
  adUrl: z.string(),
  imgUrl: z.string(),
})

export const adConfig = z.object({ adLocationInfoList: z.array(adLocation) })

export const adConfigReply = replySchema(adConfig)
