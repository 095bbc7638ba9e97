import type { Page } from '@playwright/test'
import { APP_STATUS } from '../../contract/bridge.ts'
import { METHODS } from '../../contract/bridge-methods.ts'
import { GLOBAL_NAMES } from '../../contract/bridge-wire.ts'

/** How the client around a page treats it. */
export const BRIDGES = { answering: 20, slow: 2500, silent: Number.POSITIVE_INFINITY, missing: undefined }
export type Bridge = keyof typeof BRIDGES

/** Puts a client around the next pages, in the dialect of older clients; returns which methods it answered. */
export async function plantClient(
  page: Page,
  bridge: Bridge,
  status: number = APP_STATUS.undownload,
): Promise<number[]> {
  const answered: number[] = []
  const afterMs = BRIDGES[bridge]
  if (afterMs === undefined) return answered
  await page.exposeFunction('tellAnswered', (method: number) => void answered.push(method))
  await page.addInitScript(
    ({ names, afterMs, statusId, status }) => {
      const native = window as unknown as Record<string, unknown>
      native[names.jsobject] = {
        call(text: string) {
          const { key_method_id, key_callback_method } = JSON.parse(text)
          if (!key_callback_method || afterMs === null) return
          const key_data = key_method_id === statusId ? { status } : {}
          setTimeout(() => {
            const receive = native[names.receive] as (text: string) => void
            receive(JSON.stringify({ key_method_id, key_callback_method, key_data }))
            ;(native.tellAnswered as (method: number) => void)(key_method_id)
          }, afterMs)
        },
      }
    },
    {
      names: GLOBAL_NAMES,
      afterMs: Number.isFinite(afterMs) ? afterMs : null,
      statusId: METHODS.checkStatus.id,
      status,
    },
  )
  return answered
}
