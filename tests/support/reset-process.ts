import sharp from 'sharp'

// Test files share a process. What one of them leaves behind is taken back before the next one begins.
const shared = globalThis as { environment?: NodeJS.ProcessEnv }
shared.environment ??= { ...process.env }
for (const name of Object.keys(process.env)) if (!(name in shared.environment)) delete process.env[name]
Object.assign(process.env, shared.environment)

// A web process refuses all pictures but PNG for as long as it lives (platform/images/read-png-alone.ts).
sharp.unblock({ operation: ['VipsForeignLoad'] })
