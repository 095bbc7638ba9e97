import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../settings.ts'

interface Entry {
  name?: string
  version: string
  integrity?: string
  license?: string
  dev?: boolean
  optional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/**
 * What a running store is made of (CycloneDX 1.5), for whoever looks for known holes. `npm sbom --omit dev` leaves out packages
 * that a store runs with, and without the flag it stops at overrides; the lock file says all of it.
 */
export function softwareBill(): string {
  const lock: { packages: Record<string, Entry> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  const places = Object.keys(lock.packages).filter(place => !lock.packages[place]?.dev)
  const entry = (place: string) => lock.packages[place] as Entry
  const nameOf = (place: string) => entry(place).name ?? place.replace(/^.*node_modules\//, '')
  const refOf = (place: string) => purl(nameOf(place), entry(place).version)

  /** Node's own way: the nearest folder that has it, upwards. */
  function find(from: string, name: string): string | undefined {
    const place = `${from && `${from}/`}node_modules/${name}`
    if (places.includes(place)) return place
    return from ? find(from.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ''), name) : undefined
  }

  const component = (place: string) => {
    const { version, integrity, license, optional } = entry(place)
    return {
      type: place === '' ? 'application' : 'library',
      'bom-ref': refOf(place),
      name: nameOf(place),
      version,
      scope: optional ? 'optional' : 'required',
      purl: refOf(place),
      ...(integrity && { hashes: [{ alg: 'SHA-512', content: hex(integrity) }] }),
      ...(license && { licenses: [{ expression: license }] }),
    }
  }
  const dependencies = places.map(place => {
    const { dependencies, optionalDependencies, peerDependencies } = entry(place)
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
    const found = names.flatMap(name => find(place, name) ?? [])
    return { ref: refOf(place), dependsOn: found.map(refOf) }
  })
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { lifecycles: [{ phase: 'build' }], component: component('') },
    components: places.filter(Boolean).map(component),
    dependencies,
  }
  return JSON.stringify(bill, null, 1)
}

const purl = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`

const hex = (integrity: string) => Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')
