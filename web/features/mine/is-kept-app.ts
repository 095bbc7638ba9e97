import type { KeptApp } from './kept-apps.ts'

/** What another hand wrote there is no app. */
export function isKeptApp(x: Partial<KeptApp> | null): x is KeptApp {
  return (
    Number.isSafeInteger(x?.id) && typeof x?.name === 'string' && /^\/img\/[\w./-]+$/.test(String(x?.icon))
  )
}
