import * as z from 'zod/mini'
import { BRIDGE_ERRORS, METHOD_ID } from './bridge.ts'

const methodId = z.literal(Object.values(METHOD_ID))
const callbackId = z.string().check(z.regex(/^[0-9a-z]{24}$/))

/** `jsobject` dialect: a call goes out as one JSON text. */
export const jsObjectCall = z.strictObject({
  key_method_id: methodId,
  key_js_callback: z.literal(1),
  key_callback_method: z.union([callbackId, z.literal('')]),
  key_data: z.unknown(),
  key_tpdata: z.literal(''),
})
export type JsObjectCall = z.infer<typeof jsObjectCall>

/** `jsobject` dialect: what native sends on its own account. Fields of newer clients are let through. */
export const jsObjectPush = z.object({ key_method_id: methodId, key_data: z.unknown() })
export type JsObjectPush = z.infer<typeof jsObjectPush>

/** `webmessage` dialect: a call without an id expects no reply. */
export const webMessageCall = z.strictObject({
  id: z.exactOptional(callbackId),
  method: methodId,
  data: z.unknown(),
})
export type WebMessageCall = z.infer<typeof webMessageCall>

export const webMessageReply = z.union([
  z.object({ id: callbackId, ok: z.literal(true), data: z.unknown() }),
  z.object({ id: callbackId, ok: z.literal(false), error: z.enum(BRIDGE_ERRORS) }),
])
export type WebMessageReply = z.infer<typeof webMessageReply>

export const webMessagePush = z.object({ method: methodId, data: z.unknown() })
export type WebMessagePush = z.infer<typeof webMessagePush>
