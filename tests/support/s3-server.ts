import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Settings } from '../../data/files/s3-calls.ts'

export interface S3Server {
  settings: S3Settings
  close(): Promise<void>
}

/** An object store with an empty bucket. */
export async function s3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'pergola-s3-'))
  const bucket = 'packages'
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  return {
    settings: { url: `http://127.0.0.1:${port}`, bucket, key: 'S3RVER', secret: 'S3RVER' },
    async close() {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
