import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readAnalyticsConfig } from '../../analytics/config.ts'
import { readSignerConfig } from '../../catalogue/commands/signed-heads/config.ts'
import { readWorkerConfig } from '../../catalogue/worker/config.ts'
import { readConsoleConfig } from '../../console/server/config.ts'
import { readConfig } from '../../server/config.ts'
import { root } from '../settings.ts'
import { composeEnvironment } from './compose-env.ts'
import { RELEASE_PARTS } from './releases.ts'

const compose = readFileSync(join(root, 'ops/deploy/compose.yaml'), 'utf8')
const dockerfile = readFileSync(join(root, 'ops/deploy/Dockerfile'), 'utf8')
const keys = mkdtempSync(join(tmpdir(), 'pergola-compose-'))
afterAll(() => rmSync(keys, { recursive: true }))

/** The text of each service, by its name. */
const services = new Map(
  (/^services:\n([\s\S]*?)^\w/m.exec(compose)?.[1] ?? '').split(/^(?= {2}[\w-]+:)/m).flatMap(text => {
    const name = /^ {2}([\w-]+):/.exec(text)?.[1]
    return name ? [[name, text] as const] : []
  }),
)

/** The content of an `x-…` name. */
const shared = (name: string) =>
  new RegExp(`^x-${name}: &${name}\\n((?: +.*\\n)+)`, 'm').exec(compose)?.[1] ?? ''

/** A service with what it shares with others. */
const whole = (name: string): string => withShared(services.get(name) ?? '')

function withShared(text: string): string {
  const more = [...text.matchAll(/<<: \*(\w+)/g)].map(([, name = '']) => withShared(shared(name)))
  return [text, ...more].join('\n')
}

/** Its settings that stand there. */
const plain = (name: string) =>
  Object.fromEntries(
    [...whole(name).matchAll(/^ {4,6}([A-Z_]+): "?([^"\n$]+)"?$/gm)].map(found => [found[1], found[2]]),
  )

/** Those that stay, as commands don't. */
const staying = [...services.keys()].filter(name => !whole(name).includes('restart: "no"'))

/** The last part of the Dockerfile that an image is made of. */
const stage = (name: string) =>
  dockerfile.split(/^(?=FROM )/m).find(text => new RegExp(`^FROM \\S+ AS ${name}\\n`).test(text)) ?? ''

describe('[SEC-4] containers', () => {
  test('there are services to speak of', () => {
    expect([...services.keys()]).toEqual(
      expect.arrayContaining([
        'postgres',
        'nats',
        'web',
        'web-b',
        'analytics',
        'worker',
        'console',
        'signer',
        'edge',
        'receiver',
      ]),
    )
  })

  test('each keeps what it is by itself from being more, and has an end to its memory', () => {
    for (const rule of [
      'read_only: true',
      'cap_drop: [ALL]',
      'security_opt: [no-new-privileges:true]',
      'restart:',
    ])
      expect(shared('hardened')).toContain(rule)
    for (const name of services.keys()) {
      const text = whole(name)
      expect(text, name).toContain(shared('hardened'))
      expect(text, name).toMatch(/mem_limit: \d/)
      expect(text, name).not.toMatch(
        /privileged|cap_add|read_only: false|network_mode|pid: host|docker\.sock/,
      )
    }
  })

  test('none runs as root', () => {
    for (const [name, text] of services) {
      const target = /target: (\w+)/.exec(whole(name))?.[1] ?? ''
      const user = /^ {4}user: "?([\w:]+)/m.exec(text)?.[1] ?? /^USER (\w+)$/m.exec(stage(target))?.[1]
      expect(user, name).toMatch(/^(?!root|0)\w+/)
      // Nothing becomes root again after it has left.
      expect(stage(target).split(/^USER /m)[1] ?? '', name).not.toMatch(/^RUN /m)
    }
  })

  test('each that stays comes back by itself, says whether it is well, and has time to end', () => {
    expect(staying.length).toBeGreaterThan(6)
    expect(shared('hardened')).toContain('restart: unless-stopped')
    for (const name of staying) {
      expect(whole(name), name).toMatch(/healthcheck:\n +test:/)
      expect(whole(name), name).toMatch(/stop_grace_period: \d+[sm]\n/)
    }
    expect(shared('hardened')).toContain('max-size:')
    const { drainSeconds } = readConfig({ ...plain('web'), ...composeEnvironment(keys).web })
    const minutes = Number(/stop_grace_period: (\d+)m/.exec(whole('web'))?.[1])
    expect(minutes * 60).toBeGreaterThan(drainSeconds)
  })

  test('one of two web processes can be replaced while the other serves', () => {
    const places = [...dockerfile.matchAll(/--web ([\w-]+):(\d+)/g)]
    expect(places.map(([, name]) => name)).toEqual(['web', 'web-b'])
    for (const [, name = '', port] of places) {
      expect(plain(name).PORT).toBe(port)
      // It comes back where the edge looks for it.
      expect(services.get(name)).toMatch(/ipv4_address: 172\.31\.86\.\d+/)
    }
    expect(compose).toContain('subnet: 172.31.86.0/24')
  })

  test('only the edge and the console can be reached, and from this machine', () => {
    const open: Record<string, string> = { edge: '8080', console: '3300' }
    for (const [name, text] of services) {
      const ports = /ports: (.*)/.exec(text)?.[1]
      const port = open[name]
      expect(ports, name).toBe(port && `["127.0.0.1:${port}:${port}"]`)
    }
    expect(shared('hardened')).toContain('networks: [inside]')
    expect(compose).toMatch(/^ {2}inside:\n {4}internal: true$/m)
  })

  test('the worker reaches repositories, and the console shows the brand that visitors see', () => {
    expect(services.get('worker')).toContain('networks: [inside, outside]')
    const [brand] = /"[^"]*:\/store\/brand:ro"/.exec(shared('web')) ?? []
    expect(brand).toBeDefined()
    expect(services.get('console')).toContain(brand)
  })

  test('every connection needs a password, and none is in this file', () => {
    expect(compose).not.toMatch(/\btrust\b|SKIP_USER_SETUP|PASSWORD:|_KEY:|TOKEN:|:\/\/[^/\s]*@/)
    expect(dockerfile).not.toMatch(/PASSWORD|_KEY/)
    expect(services.get('postgres')).toContain('POSTGRES_INITDB_ARGS: --auth=scram-sha-256')
  })

  test('every image has a chosen version', () => {
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm), ...compose.matchAll(/image: (\S+)/g)]
      .map(found => found[1] ?? '')
      .filter(image => !/^(build|store)$/.test(image))
    expect(images.length).toBeGreaterThan(4)
    for (const image of images) expect(image).toMatch(/:(\d+\.\d+|bookworm-slim)/)
  })

  test('what runs has nothing that only builds or tests', () => {
    expect(stage('store')).toContain('npm ci --omit=dev')
    const copied = [...stage('store').matchAll(/^COPY (.*)$/gm)].map(([, what]) => what)
    expect(copied).toEqual([
      '--from=build /release/package.json /release/package-lock.json ./',
      '--from=build /release ./',
    ])
    expect(stage('build')).toContain('npm run pack -- --into /release')
    for (const part of ['tests', 'demo', 'docs']) expect(RELEASE_PARTS).not.toContain(part)
    for (const name of ['web', 'analytics', 'prepare']) expect(whole(name)).not.toContain('target: demo')
    expect(services.get('demo')).toContain('profiles: [demo]')
    expect(readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')).toEqual(
      expect.arrayContaining(['tests', '.compose', '.git', '*.key']),
    )
  })
})

/** What a container runs, and every local file and package that this loads. */
function loads(script: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>()
  const packages = new Set<string>()
  read(script)
  return { files, packages }

  function read(path: string): void {
    if (files.has(path)) return
    files.add(path)
    const text = readFileSync(join(root, path), 'utf8')
    // Types are gone when it runs.
    for (const [, from = ''] of text.matchAll(
      /^(?:import|export) (?!type )(?:[\w*{][^'"=(]*? from )?'([^']+)'$/gm,
    )) {
      if (from.startsWith('.')) read(join(dirname(path), from))
      else if (!from.startsWith('node:'))
        packages.add(from.split('/', from.startsWith('@') ? 2 : 1).join('/'))
    }
  }
}

describe('an image holds what it runs', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const scripts = [...compose.matchAll(/\[node, (bin\/[\w-]+\.ts)\b/g)].map(found => found[1] ?? '')

  test.each([...new Set(scripts)].filter(script => script !== 'bin/demo.ts'))('%s', script => {
    const { files, packages } = loads(script)
    expect(files.size).toBeGreaterThan(3)
    expect([...files].filter(file => !RELEASE_PARTS.includes(file.split('/')[0] ?? ''))).toEqual([])
    expect([...packages].filter(name => !(name in dependencies))).toEqual([])
  })

  test('secrets are made with nothing installed', () => {
    expect(loads('bin/compose-env.ts').packages).toEqual(new Set())
  })
})

describe('secrets of containers', () => {
  const made = composeEnvironment(keys)

  test("[SEC-4] the signer's key is in a volume that no other service has, and no other service writes its heads", () => {
    const having = (volume: string) =>
      [...services].filter(([, text]) => text.includes(volume)).map(([name]) => name)
    expect(having('signer:/')).toEqual(['signer'])
    expect(having('heads:/heads"')).toEqual(['signer'])
    expect(having('heads:/heads:ro')).toEqual(['console', 'receiver'])
  })

  test('each service has its own, and none that it does not need', () => {
    const asked = [...compose.matchAll(/\.\.\/\.compose\/(\w+)\.env/g)].map(found => found[1])
    expect([...new Set(asked)].sort()).toEqual(Object.keys(made).sort())
    for (const [name, values] of Object.entries(made))
      for (const [setting, value] of Object.entries(values))
        expect(value, `${name} ${setting}`).not.toContain("'")
    const secret = (name: string) => readFileSync(join(keys, name), 'utf8')
    expect(JSON.stringify(made.web)).not.toContain(secret('postgres-owner.key'))
    expect(JSON.stringify(made.web)).not.toContain(secret('nats-analytics.key'))
    expect(JSON.stringify(made.worker)).not.toContain(secret('postgres-owner.key'))
    expect(JSON.stringify(made.worker)).not.toContain(secret('purge.key'))
    expect(JSON.stringify(made.signer)).not.toContain(secret('postgres-staff.key'))
    expect(JSON.stringify(made.analytics)).not.toContain(secret('nats-web.key'))
    expect(statSync(join(keys, 'postgres-owner.key')).mode & 0o777).toBe(0o600)
  })

  test('they do not change', () => {
    expect(composeEnvironment(keys)).toEqual(made)
  })

  test('the processes take them', () => {
    expect(readConfig({ ...plain('web'), ...made.web }).edges).toEqual([
      { url: 'http://edge:8081', key: made.edge?.PURGE_KEY },
    ])
    expect(readWorkerConfig({ ...plain('worker'), ...made.worker }).edges).toEqual(['http://edge:8081'])
    expect(readSignerConfig({ ...plain('signer'), ...made.signer }).headsDir).toBe('/heads')
    expect(
      readConsoleConfig({ ...plain('console'), ...made.console, CONSOLE_ORIGIN: 'http://localhost:3300' })
        .listen,
    ).toEqual({ host: '0.0.0.0', port: 3300 })
    expect(readAnalyticsConfig({ ...plain('analytics'), ...made.analytics }).store).toEqual({
      url: made.analytics?.CLICKHOUSE_URL,
    })
  })
})
