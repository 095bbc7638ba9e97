/** What a section of a release may be called. */
const KINDS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security', 'Upgrade']
const MAX_WORDS = 25

const RELEASE = /^(\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)$/
const UNRELEASED = '## Unreleased'

/** Returns the changelog with the unreleased entries under a version, and those entries. Throws if there are none. */
export function releaseEntries(changelog: string, title: string): { changelog: string; notes: string } {
  const [before = '', rest] = changelog.split(`${UNRELEASED}\n`)
  if (rest === undefined) throw new Error(`CHANGELOG.md has no section "${UNRELEASED}"`)
  const [notes = ''] = rest.split(/^## /m)
  if (!/^- /m.test(notes))
    throw new Error('"Unreleased" in CHANGELOG.md is empty: there is nothing to release')
  return { changelog: `${before}${UNRELEASED}\n\n## ${title}\n${rest}`, notes: notes.trim() }
}

/** Returns what is wrong with the form of a changelog, a line each. */
export function changelogErrors(changelog: string): string[] {
  const [first, ...titles] = [...changelog.matchAll(/^## (.*)$/gm)].map(([, title = '']) => title)
  const releases = titles.map(title => RELEASE.exec(title)).filter(found => found !== null)
  const kinds = [...changelog.matchAll(/^### (.*)$/gm)].map(([, kind = '']) => kind)
  const entries = [...changelog.matchAll(/^- (.*(?:\n {2}.*)*)/gm)].map(([, entry = '']) => entry)
  return [
    ...(first === 'Unreleased' ? [] : ['the first section is not "Unreleased"']),
    ...titles.filter(title => !RELEASE.test(title)).map(title => `not "1.2.3 (2026-01-31)": ${title}`),
    ...releases.flatMap(([title, version = '', day = ''], i) => {
      const [, older, olderDay = ''] = releases[i + 1] ?? []
      return older && (!isHigher(version, older) || day < olderDay) ? [`not newest first: ${title}`] : []
    }),
    ...kinds.filter(kind => !KINDS.includes(kind)).map(kind => `not one of ${KINDS.join(', ')}: ${kind}`),
    ...entries.flatMap(entry => {
      const words = entry.replaceAll(/\]\([^)]*\)/g, ']').split(/\s+/).length
      const links = entry.split('](').length - 1
      return [
        ...(words > MAX_WORDS ? [`${words} words, more than ${MAX_WORDS}: ${entry}`] : []),
        ...(links > 1 ? [`${links} links, more than one: ${entry}`] : []),
      ]
    }),
  ]
}

/** Whether a version, such as 0.10.0, comes after another. */
export function isHigher(version: string, than: string): boolean {
  const [a, b] = [version, than].map(text => text.split('.').map(Number))
  const differs = a?.findIndex((part, i) => part !== b?.[i]) ?? -1
  return differs >= 0 && (a?.[differs] ?? 0) > (b?.[differs] ?? 0)
}
