import { run } from '../process.ts'

/** Commands to a Varnish that runs with this folder; every account that may read its secret may send them. */
export function varnishAdmin(workDir: string) {
  const order = (...words: string[]) => run('varnishadm', ['-n', workDir, ...words])
  /** What comes after the version, the order and the time. */
  const list = <T>(...words: string[]): T[] => JSON.parse(order(...words, '-j')).slice(3)
  const active = () =>
    list<{ status: string; name: string }>('vcl.list').find(({ status }) => status === 'active')
  return {
    /** Compiles a program and begins to look at its backends; returns its name. */
    load(file: string): string {
      const name = `at_${Date.now()}`
      order('vcl.load', name, file)
      return name
    },
    use(name: string): void {
      const before = active()
      order('vcl.use', name)
      if (before) order('vcl.discard', before.name)
    },
    /** A backend of the program that it runs. */
    isHealthy(backend: string): boolean {
      const [backends = {}] =
        list<Record<string, { probe_message?: [number, number, string] }>>('backend.list')
      return backends[`${active()?.name}.${backend}`]?.probe_message?.[2] === 'healthy'
    },
  }
}
