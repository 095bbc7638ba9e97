import type { AppPreview } from '../../console/server/deps.ts'
import { baseOf } from '../../rules/text/locales.ts'
import { readConfig } from '../../server/config.ts'
import { packageLinks } from '../../server/packages/package-links.ts'
import { siteDeps } from '../../server/pages/site-deps.ts'
import { builtPages } from './built-pages.ts'

/** The site's pages of apps over any database, for the console: they report nothing, and their download links lead to no file. */
export async function previewPages(env: NodeJS.ProcessEnv, key: string): Promise<AppPreview> {
  const config = readConfig({ NATS_URL: 'nats://127.0.0.1', PACKAGE_KEY: key, ...env })
  const pages = await builtPages({ ...config, track: undefined, risk: undefined })
  const links = packageLinks(config.packages)
  return async (db, { type, locale }, id) => {
    const set = pages({ db, links, ...siteDeps(config) }).find(set => set.locale === locale)
    const path = `${baseOf(locale)}${type === 'mip' ? '/mip' : ''}/apps/:app`
    const page = set?.pages.find(page => page.path === path)
    const answer = await page?.answer({
      path: path.replace(':app', id),
      params: { app: id },
      query: {},
      pageType: type,
    })
    if (answer && 'html' in answer) return answer.html
    return set && (await set.notFound(type)).html
  }
}
