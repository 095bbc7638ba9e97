import { readAnalyticsConfig } from '../analytics/config.ts'
import { startAnalytics } from '../analytics/start.ts'

const analytics = await startAnalytics(readAnalyticsConfig(process.env))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void analytics.stop())
