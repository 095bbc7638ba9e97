import type { Config } from '../config.ts'

/** The settings that pages know. */
const FOR_PAGES = [
  'install',
  'mip',
  'adHosts',
  'domains',
  'demo',
  // What each means is said in config.ts.
  'brand',
  'track',
  'risk',
  'keepDays',
] as const satisfies (keyof Config)[]

/** What pages need to know of the operator's decisions. */
export interface SiteDeps extends Pick<Config, (typeof FOR_PAGES)[number]> {
  /** The address that visitors see. */
  origin: string
}

export function siteDeps(config: Config): SiteDeps {
  const known = Object.fromEntries(FOR_PAGES.map(name => [name, config[name]])) as Omit<SiteDeps, 'origin'>
  return { origin: config.publicOrigin, ...known }
}
