import { z } from 'zod'
import { seedStore } from '../ops/seed-store.ts'

// The demo catalogue, into a store whose engines run elsewhere and which is prepared (bin/prepare.ts).
const { DATABASE_URL, MEDIA_DIR } = z
  .object({ DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }), MEDIA_DIR: z.string() })
  .parse(process.env)
await seedStore({ databaseUrl: DATABASE_URL, mediaDir: MEDIA_DIR, log: console.log })
