/** The links to packages in a page, as a browser reads them. */
export const linksIn = (html: string) =>
  [...html.matchAll(/(?:href|data-url)="([^"]*\/packages\/[^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  )
