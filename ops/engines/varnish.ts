import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SPECULATION_RULES_DIR } from '../../contract/speculation.ts'
import { SUGGEST_PATH } from '../../contract/suggest.ts'
import { POLICY_REPORT_PATH, unavailableCsp } from '../../platform/security/content-security-policy.ts'
import { securityHeaders } from '../../platform/security/headers.ts'
import { MAX_URL_LENGTH } from '../../platform/security/long-address.ts'
import { DEADLINES_MS } from '../../rules/deadlines/deadlines.ts'
import { DESKTOP_USER_AGENT, MOBILE_USER_AGENT } from '../../rules/devices/page-type.ts'
import { DEFAULT_ICON_SIZE, ICON_SIZES } from '../../rules/pictures/icon.ts'
import { SMALLER } from '../../rules/pictures/smaller.ts'
import { baseOf, LOCALES } from '../../rules/text/locales.ts'
import { dist, unavailableIn } from '../build/dist.ts'
import { accountOf, folderOf } from '../deploy/accounts.ts'
import { pidIn, portAnswers, refuseTaken, startDaemon, stopPid, waitForDaemon } from '../process.ts'
import { edgeBackends, type WebAddress } from './edge-backends.ts'
import { aclOf, type CdnInFront, edgeCdn } from './edge-cdn.ts'
import { type KeptPath, keepQueries } from './edge-queries.ts'
import type { Engine } from './engine.ts'
import { fillIn } from './fill-in.ts'
import { varnishAdmin } from './varnish-admin.ts'

export interface VarnishOptions {
  name?: string
  dir: string
  /** Ports: for visitors; for a proxy in front of the edge that speaks the PROXY protocol; for purges. */
  ports: { edge: number; proxy: number; purge: number }
  /** Of the web processes behind it, on this machine. */
  webPorts: number[]
  publicOrigin: string
  packageOrigin?: string | undefined
  mipOrigin?: string | undefined
  purgeKey: string
  /** The page in words that the edge shows when there is nothing else to show. */
  unavailablePage: string
  memory?: string
  cdn?: CdnInFront
  limits?: Partial<EdgeLimits>
}

// Bounds what passes through and is not kept; an address may grow threefold on its way through the rules, and is copied by each.
const BOUNDS = ['-s', 'Transient=malloc,128m', '-p', 'workspace_client=192k']

export interface Edge extends Engine {
  /** With this program, or the one that the sources here write. */
  start(program?: string): Promise<void>
  isRunning(): boolean
  /** Whether it has found, by now, that pages can be had in this place (the first is 0). */
  sees(slot: number, kind?: 'pages' | 'files'): boolean
  /** Loads a program and goes on with it, and with its pages; what is under way ends under the one before. */
  use(program: string): Promise<void>
}

/** Within which every place has been looked at more than once (the probes of edge.vcl). */
const LOOKED_MS = 1500

export function varnish({
  name = 'Varnish',
  dir,
  ports,
  webPorts,
  publicOrigin,
  packageOrigin,
  mipOrigin,
  purgeKey,
  unavailablePage,
  memory = '256m',
  cdn,
  limits = {},
}: VarnishOptions): Edge {
  const pidFile = join(dir, 'varnish.pid')
  const vcl = join(dir, 'edge.vcl')
  const workDir = join(dir, 'work')
  const admin = varnishAdmin(workDir)
  const ownProgram = () =>
    edgeVcl({
      webs: webPorts.map(port => ({ host: '127.0.0.1', port })),
      publicOrigin,
      packageOrigin,
      mipOrigin,
      unavailablePage,
      cdn,
      limits,
    })
  return {
    name,
    pidFile,
    isRunning: () => pidIn(pidFile) !== undefined,
    sees: (slot, kind = 'pages') => admin.isHealthy(`${kind}_${slot}`),
    async start(program = ownProgram()) {
      if (pidIn(pidFile) !== undefined) return
      const { edge, proxy, purge } = ports
      await refuseTaken([edge, proxy, purge], 'Varnish')
      mkdirSync(dir, { recursive: true })
      writeFileSync(vcl, program)
      const args = [
        '-F',
        '-f',
        vcl,
        '-n',
        folderOf('edge', workDir),
        '-a',
        `http=127.0.0.1:${edge},HTTP`,
        '-a',
        `proxy=127.0.0.1:${proxy},PROXY`,
        '-a',
        `purge=127.0.0.1:${purge},HTTP`,
        '-s',
        `malloc,${memory}`,
        ...BOUNDS,
      ]
      const env = { ...process.env, PURGE_KEY: purgeKey }
      const logFile = join(dir, 'varnish.log')
      const daemon = { command: 'varnishd', args, pidFile, logFile, env, account: accountOf('edge') }
      startDaemon(daemon)
      await waitForDaemon('Varnish', daemon, () => portAnswers(edge))
    },
    // With the program of the release that runs, which may not be the one of these sources.
    revive() {
      return this.start(readFileSync(vcl, 'utf8'))
    },
    async use(program) {
      writeFileSync(vcl, program)
      const name = admin.load(vcl)
      await wait(LOOKED_MS)
      admin.use(name)
    },
    stop: () => stopPid(pidFile),
  }
}

/** How often one address may do something in ten seconds. Many phones share an address of their network. */
export interface EdgeLimits {
  /** The store's calls. */
  calls: number
  /** Whatever the edge has to ask the web process for, calls included. */
  misses: number
  /** Reports of what happened on a page; a network may send four times as many. */
  collects: number
  /** What a browser was kept from by a page's policy. */
  policyReports: number
  /** Not how often: for how many seconds past its time a page is shown while the next one is made. */
  graceSeconds: number
}

/** Defaults; docs/explanation/security-model.md lists them. */
export const EDGE_LIMITS: EdgeLimits = {
  calls: 300,
  misses: 1000,
  collects: 200,
  policyReports: 20,
  graceSeconds: 10,
}

export interface EdgeProgram {
  /** The web processes behind it. */
  webs: WebAddress[]
  /** The address that visitors see; requests for another host are turned away. */
  publicOrigin: string
  /** Where package files are fetched, when not on this site; the edge then serves them there, and nothing else. */
  packageOrigin?: string | undefined
  /** Where mip pages are, when not on this site; the edge then serves them there alone, and nothing else there. */
  mipOrigin?: string | undefined
  unavailablePage: string
  /** Who may speak the PROXY protocol: addresses, with a mask where it is a network. */
  fronts?: string[]
  cdn?: CdnInFront | undefined
  limits?: Partial<EdgeLimits>
}

/** The edge's program, with everything that it takes from the rest of the store filled in. */
export function edgeVcl({
  webs,
  publicOrigin,
  packageOrigin,
  mipOrigin,
  unavailablePage,
  fronts = ['127.0.0.1', '::1'],
  cdn,
  limits = {},
}: EdgeProgram): string {
  const { backends, members } = edgeBackends(webs)
  const { calls, misses, collects, policyReports, graceSeconds } = { ...EDGE_LIMITS, ...limits }
  return fillIn(new URL('./varnish/edge.vcl', import.meta.url), {
    FRONTS: aclOf(fronts),
    ...edgeCdn(cdn),
    CALLS_PER_10S: String(calls),
    MISSES_PER_10S: String(misses),
    COLLECTS_PER_10S: String(collects),
    NETWORK_COLLECTS_PER_10S: String(collects * 4),
    POLICY_REPORTS_PER_10S: String(policyReports),
    GRACE: `${graceSeconds}s`,
    PROBE_EVERY: `${DEADLINES_MS.edge.probe.every}ms`,
    PROBE_TIMEOUT: `${DEADLINES_MS.edge.probe.answer}ms`,
    RETRY: `${DEADLINES_MS.edge.retry}ms`,
    FULL: `${DEADLINES_MS.edge.full}ms`,
    SILENT: `${DEADLINES_MS.edge.silent}ms`,
    PAGE_TIMEOUT: `${DEADLINES_MS.edge.page}ms`,
    POLICY_REPORT_PATH,
    MAX_URL_LENGTH: String(MAX_URL_LENGTH),
    PUBLIC_HOST: new URL(publicOrigin).host,
    PUBLIC_HOST_PATTERN: hostPattern(publicOrigin),
    // Where files have no host of their own, this is the other one once more.
    PACKAGE_HOST_PATTERN: hostPattern(packageOrigin || publicOrigin),
    MIP_APART: String(Boolean(mipOrigin)),
    MIP_ORIGIN: mipOrigin ?? '',
    MIP_HOST_PATTERN: hostPattern(mipOrigin || publicOrigin),
    OWN_HEADERS: ownHeaders('resp', publicOrigin),
    STORED_HEADERS: ownHeaders('beresp', publicOrigin),
    BACKENDS: backends,
    MEMBERS: members,
    MOBILE_USER_AGENT,
    DESKTOP_USER_AGENT,
    ICON_SIZES: ICON_SIZES.join('|'),
    SUGGEST_PATH,
    SPECULATION_RULES_DIR,
    KEEP_QUERIES: keepQueries(builtPageList()),
    ICON_SIZE: String(DEFAULT_ICON_SIZE),
    SMALLER_PICTURES: smallerPictures,
    ANY_LANGUAGE,
    UNAVAILABLE: unavailable('req', unavailablePage),
    UNAVAILABLE_OF_BACKEND: unavailable('bereq', unavailablePage),
    UNAVAILABLE_CSP: unavailableCsp(readFileSync(unavailablePage, 'utf8')),
  })
}

/** One of them: what it leads to is a size too. */
const smallerPictures = `    ${Object.entries(SMALLER)
  .map(
    ([from, to]) =>
      `if (req.url ~ "_${from}\\.") {\n      set req.url = regsub(req.url, "_${from}\\.", "_${to}.");\n    }`,
  )
  .join(' else ')}`

/** Before a path that there is in every language. */
const ANY_LANGUAGE = `(?:${LOCALES.flatMap(locale => baseOf(locale) || []).join('|')})?`

/** The fallback page, in the language of the address. */
function unavailable(request: 'req' | 'bereq', file: string): string {
  const cases = LOCALES.filter(locale => baseOf(locale)).map(
    locale =>
      `if (${request}.url ~ "^${baseOf(locale)}(?:[/?]|$)") {\n    ${synthetic(unavailableIn(file, locale))}\n  }`,
  )
  return `  ${[...cases, `{\n    ${synthetic(file)}\n  }`].join(' else ')}`
}

/** In the program itself: of a file Varnish would keep what it read first, and a program that is loaded later would show that. */
function synthetic(file: string): string {
  const page = readFileSync(file, 'utf8')
  if (page.includes('"""')) throw new Error(`${file} has three quotes in a row, which end a text of Varnish`)
  return `synthetic("""${page}""");`
}

/** Of the build whose pages the edge keeps. */
const builtPageList = (): KeptPath[] => JSON.parse(readFileSync(dist.pageList, 'utf8'))

/** The host as requests name it; some add the port that is meant anyway. */
function hostPattern(origin: string): string {
  const { host, port, protocol } = new URL(origin)
  const usual = port ? '' : `(?::${protocol === 'https:' ? 443 : 80})?`
  return host.replaceAll(/[.[\]]/g, '\\$&') + usual
}

function ownHeaders(answer: 'resp' | 'beresp', publicOrigin: string): string {
  return Object.entries(securityHeaders(publicOrigin))
    .map(
      ([name, value]) =>
        `  if (!${answer}.http.${name}) {\n    set ${answer}.http.${name} = {"${value}"};\n  }`,
    )
    .join('\n')
}
