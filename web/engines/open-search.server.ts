import { xmlElement, xmlFile, xmlText } from '../../rules/text/xml.ts'
import type { TextFile } from '../../server/pages/page.ts'
import { openSearchPath } from '../addresses/addresses.ts'
import { here } from '../addresses/here.ts'
import { storeName, storeTagline } from '../words/store-name.ts'

/** By which a browser searches the store from its own address bar. */
export const openSearch = (origin: string): TextFile => ({
  path: openSearchPath,
  type: 'application/opensearchdescription+xml; charset=utf-8',
  async answer() {
    const template = (path: string) => xmlText(`${origin}${path}?q={searchTerms}`)
    const body = xmlFile(
      [
        '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
        xmlElement('ShortName', storeName()),
        xmlElement('Description', storeTagline()),
        xmlElement('InputEncoding', 'UTF-8'),
        `<Image width="32" height="32" type="image/x-icon">${xmlText(origin)}/favicon.ico</Image>`,
        `<Url type="text/html" template="${template(here('/search'))}"/>`,
        '</OpenSearchDescription>',
      ].join('\n'),
    )
    return { body, tags: ['layout'] }
  },
})
