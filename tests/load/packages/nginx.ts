import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from '../../../ops/engines/engine.ts'
import { portAnswers, startDaemon, stopPid, waitForDaemon } from '../../../ops/process.ts'

/** nginx with one worker that sends files from a folder: what a file server in C reaches on this machine. */
export function nginx({ dir, port, files }: { dir: string; port: number; files: string }): Engine & {
  pidFile: string
} {
  const pidFile = join(dir, 'nginx.pid')
  const config = join(dir, 'nginx.conf')
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return {
    name: 'nginx',
    pidFile,
    async start() {
      mkdirSync(dir, { recursive: true })
      writeFileSync(
        config,
        `daemon off; master_process off; pid ${dir}/own.pid; error_log ${dir}/error.log;
        events {}
        http {
          access_log off; sendfile on; tcp_nopush on; default_type application/vnd.android.package-archive;
          ${temp.map(kind => `${kind}_temp_path ${dir}/${kind};`).join(' ')}
          server { listen 127.0.0.1:${port}; location /packages/ { alias ${files}/; } }
        }`,
      )
      const args = ['-p', dir, '-e', join(dir, 'error.log'), '-c', config]
      const daemon = { command: '/usr/sbin/nginx', args, pidFile, logFile: join(dir, 'nginx.log') }
      startDaemon(daemon)
      await waitForDaemon('nginx', daemon, () => portAnswers(port))
    },
    stop: () => stopPid(pidFile),
  }
}
