import { z } from 'zod'
import { withDemoOperator } from '../brand/demo-operator.ts'
import { readBrand } from '../brand/read-brand.ts'
import { keepEnvironment, keepSettings } from './file-settings.ts'
import { localeOrder, logLevel, onOff, port, postgresUrl, sandbox } from './settings.ts'

/** What a process reads that shows the store: web, and the console. */
export const siteEnvironment = {
  HOST: z.string().default('127.0.0.1'),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  DATABASE_URL: postgresUrl,
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
  LOCALE_ORDER: localeOrder,
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .transform(text =>
      text
        .split(',')
        .map(proxy => proxy.trim())
        .filter(Boolean),
    ),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:8080'),
  STORE_DIR: z.string().default(''),
  DEMO: onOff,
  ...keepEnvironment,
  IMAGE_CACHE_DIR: z.string(),
  SANDBOX: sandbox,
  LOG_LEVEL: logLevel,
}

const environment = z.object(siteEnvironment)

export function siteSettings(e: z.infer<typeof environment>) {
  const brand = readBrand(e.STORE_DIR)
  return {
    /** undefined: numbers of the process are served nowhere. */
    metrics: e.METRICS_PORT === undefined ? undefined : { host: e.METRICS_HOST, port: e.METRICS_PORT },
    database: { url: e.DATABASE_URL, pool: e.DATABASE_POOL, locales: e.LOCALE_ORDER },
    trustedProxies: e.TRUSTED_PROXIES,
    /** The address that visitors see, without a path. */
    publicOrigin: new URL(e.PUBLIC_ORIGIN).origin,
    // The demo has no operator: its own is invented.
    brand: e.DEMO && !e.STORE_DIR ? withDemoOperator(brand) : brand,
    demo: e.DEMO,
    mediaDir: e.MEDIA_DIR,
    /** Where packages are kept. */
    files: keepSettings(e),
    imageCacheDir: e.IMAGE_CACHE_DIR,
    logLevel: e.LOG_LEVEL,
  }
}
