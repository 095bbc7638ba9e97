import { spawnSync } from 'node:child_process'

/** What Debian's `aapt dump badging` says of a package, as far as we read it too. */
export interface Badging {
  packageName: string
  versionCode: string
  versionName: string
  minSdk: string
  targetSdk: string
  /** Those that it adds by itself, and says why, are left out. With its last platform behind it, where it has one. */
  permissions: string[]
  features: string[]
  /** In each language of all resources, whether it has a name of its own there or not. */
  labels: Map<string, string>
  abis: string[]
  icons: Map<number, string>
  debuggable: boolean
  testOnly: boolean
  split: string
}

export const hasAapt = spawnSync('aapt', ['version']).status === 0

/** Null where it reads nothing. */
export function badging(path: string): Badging | null {
  const { stdout } = spawnSync('aapt', ['dump', '--values', 'badging', path], { encoding: 'utf8' })
  const lines = stdout.split('\n')
  const of = (key: string) => lines.filter(line => line.startsWith(`${key}:`))
  const first = of('package')[0]
  if (!first) return null
  const implied = new Set(of('uses-implied-permission').map(line => value(line, 'name')))
  return {
    packageName: value(first, 'name'),
    versionCode: value(first, 'versionCode'),
    versionName: value(first, 'versionName'),
    split: value(first, 'split'),
    minSdk: quoted(of('sdkVersion')[0]),
    targetSdk: quoted(of('targetSdkVersion')[0]),
    permissions: [...of('uses-permission'), ...of('uses-permission-sdk-23')]
      .filter(line => !implied.has(value(line, 'name')))
      .map(line => `${value(line, 'name')} ${value(line, 'maxSdkVersion')}`.trim()),
    features: lines
      .filter(line => /^ {2}uses-feature(-not-required)?:/.test(line))
      .filter(
        line =>
          !lines.some(other => other.startsWith(`  uses-implied-feature: name='${value(line, 'name')}'`)),
      )
      .map(line => `${value(line, 'name')}${line.includes('-not-required') ? ' if there' : ''}`),
    labels: new Map(
      lines.flatMap(line => {
        const [, locale, label] = /^application-label(?:-([\w-]+))?:'(.*)'$/.exec(line) ?? []
        return label === undefined ? [] : [[newName(locale), label] as const]
      }),
    ),
    abis: [...(of('native-code')[0] ?? '').matchAll(/'([^']*)'/g)].map(([, abi = '']) => abi),
    icons: new Map(
      lines.flatMap(line => {
        const [, density, icon] = /^application-icon-(\d+):'(.*)'$/.exec(line) ?? []
        return icon ? [[Number(density), icon] as const] : []
      }),
    ),
    debuggable: lines.includes('application-debuggable'),
    testOnly: lines.some(line => line.startsWith("testOnly='-1'")),
  }
}

/** It still says `iw`. */
function newName(locale = ''): string {
  return locale && (Intl.getCanonicalLocales(locale)[0] ?? locale)
}

function value(line: string, key: string): string {
  return new RegExp(` ${key}='(.*?)'(?= \\w+='|$)`).exec(line)?.[1] ?? ''
}

function quoted(line: string | undefined): string {
  return /'(.*)'/.exec(line ?? '')?.[1] ?? ''
}
