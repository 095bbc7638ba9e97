import { withClient } from './query.ts'

/** What only one app has, and the app. */
export interface AppSigns {
  icons: Map<string, number>
  packages: Map<string, number>
}

export function readAppSigns(databaseUrl: string): Promise<AppSigns> {
  return withClient(databaseUrl, async client => {
    const text = 'select id::integer, icon_key as icon, package_name as package from apps'
    const { rows } = await client.query<{ id: number; icon: string; package: string }>(text)
    return {
      icons: new Map(rows.map(row => [row.icon, row.id])),
      packages: new Map(rows.map(row => [row.package, row.id])),
    }
  })
}

/** Every app that a page, or a file for machines, shows in whatever way: by a link, an attribute, a file, an icon. */
export function appsOn(text: string, { icons, packages }: AppSigns): Set<number> {
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
  return new Set([
    ...all(/\/(?:apps|og|qr)\/([1-9]\d*)/g).map(Number),
    ...all(/data-app-id="(\d+)"/g).map(Number),
    ...all(/\bapp-(\d+)"/g).map(Number),
    ...all(/\/img\/([a-z0-9/-]+)_\d+x\d+\./g).flatMap(key => icons.get(key) ?? []),
    ...all(/(?:data-pname="|\/packages\/)([\w.]+)/g).flatMap(name => packages.get(name) ?? []),
  ])
}

/** The apps that a page shows and would go on showing when they are purged. */
export function untagged(headers: Headers, text: string, signs: AppSigns): number[] {
  const tags = new Set(headers.get('xkey')?.split(' '))
  return [...appsOn(text, signs)].filter(id => !tags.has(`app-${id}`))
}
