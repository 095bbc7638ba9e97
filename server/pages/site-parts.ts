import type { Config } from '../config.ts'

/** What pages need to know of the operator's decisions. */
export interface SiteParts extends Pick<Config, 'install' | 'mip' | 'adHosts' | 'domains' | 'demo'> {
  /** The address that visitors see. */
  origin: string
}

export function siteParts({ publicOrigin, install, mip, adHosts, domains, demo }: Config): SiteParts {
  return { origin: publicOrigin, install, mip, adHosts, domains, demo }
}
