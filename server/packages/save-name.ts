// What Windows or a shell would trip over, between double quotes too (PowerShell takes the curved ones for such), what can't be
// seen, and what turns the direction of writing around. The page shows commands with this name in them (hash-commands.ts).
const awkward = /[\\/:*?"“-‟<>|$`%!^~\p{Cc}\p{Cs}\p{Bidi_Control}]+/gu

/** Returns `Moss Journal-3.6.2`: what a visitor finds among the downloads. */
export function saveName(app: { name: string; packageName: string }, versionName: string): string {
  const name = clean(app.name, 60) || clean(app.packageName, 60)
  const version = clean(versionName, 30)
  return version ? `${name}-${version}` : name
}

/** By characters and not by UTF-16 units, so that none is cut in two. */
const clean = (text: string, maxLength: number) =>
  [...text.replace(awkward, ' ').replace(/\s+/g, ' ')]
    .slice(0, maxLength)
    .join('')
    .replace(/^[\s.-]+|[\s.]+$/g, '')

/**
 * RFC 6266: the real name for those who read RFC 8187, and `app.example-30602.apk` for the rest, from the path
 * `app.example/30602/universal.apk`.
 */
export function contentDisposition({ path, saveAs }: { path: string; saveAs: string }): string {
  const plain = path
    .split('/')
    .slice(0, 2)
    .join('-')
    .replace(/[^\w.-]/g, '_')
    .replace(/\.apk$/, '')
  const real = encodeURIComponent(`${saveAs}.apk`).replace(/['()*]/g, escapeOne)
  return `attachment; filename="${plain}.apk"; filename*=UTF-8''${real}`
}

const escapeOne = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
