import type * as z from 'zod/mini'
import type { AppFields } from './app-fields.ts'
import type { downloadEventSchema } from './download-event.schema.ts'
import type { DownloadKind } from './download-kinds.ts'

export type DownloadEvent = z.infer<typeof downloadEventSchema>

export interface DownloadOrigin {
  originalPackageName: string
  originalAppId: number
}

export function downloadEvent(
  app: Pick<AppFields, 'packageName' | 'appId' | 'name' | 'resourceType'>,
  downloadType: DownloadKind,
  appOffline: boolean,
  { originalPackageName, originalAppId }: DownloadOrigin,
): DownloadEvent {
  return {
    packageName: app.packageName,
    appId: app.appId,
    appName: app.name,
    resType: app.resourceType,
    downloadType,
    appOffline,
    originalPackageName,
    originalAppId,
  }
}
