import { portAnswers } from '../process.ts'
import type { Engine } from './engine.ts'
import { databaseLogins } from './logins.ts'
import { prepareServer } from './prepare-server.ts'

/** An engine that is started and stopped elsewhere. */
export function outside(name: string, port: number, prepare = async () => {}): Engine {
  return {
    name,
    async start() {
      if (!(await portAnswers(port)))
        throw new Error(
          `${name} does not answer on port ${port}. Run: docker compose -f ops/deploy/engines-compose.yaml up -d`,
        )
      await prepare()
    },
    async stop() {},
  }
}

export const outsidePostgres = (keysDir: string, port: number): Engine =>
  outside('PostgreSQL', port, () => prepareServer(databaseLogins(keysDir, `127.0.0.1:${port}`)))
