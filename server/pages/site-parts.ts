import type { Config } from '../config.ts'

/** What pages need to know of the operator's decisions. */
export interface SiteParts
  extends Pick<Config, 'install' | 'mip' | 'adHosts' | 'domains' | 'demo' | 'securityContact'> {
  /** The address that visitors see. */
  origin: string
}

export function siteParts(config: Config): SiteParts {
  const { publicOrigin: origin, install, mip, adHosts, domains, demo, securityContact } = config
  return { origin, install, mip, adHosts, domains, demo, securityContact }
}
