import { po } from 'gettext-parser'
import { baseOf, LOCALES, type Locale } from '../../rules/text/locales.ts'
import { type Catalogs, hasWords, pathIn, readCatalogs, wordFolders } from './catalogs.ts'
import { placeholderErrors, type Text, withMessages } from './texts.ts'

interface Entry {
  /** File and key: the same in every language. */
  context: string
  file: string
  text: Text
  /** What to translate: the source's message, or the text's own. */
  source: string
  /** Whether the source has no such text, because the two languages have different code. */
  isOwn: boolean
}

interface Request {
  /** The language to translate into. */
  locale: string
  from: string
  withConsole: boolean
}

const FROM = 'X-Source-Language'

/** Returns the texts of the site as a PO file for translators. */
export function exportPo(root: string, request: Request): string {
  const { locale, from } = request
  const { entries } = plan(root, request)
  const others = LOCALES.filter(other => other !== locale && other !== from).map(other => ({
    other,
    byKey: Map.groupBy(entriesOf(readCatalogs(root, other, wordFolders(request.withConsole))), withoutNumber),
  }))
  const translations = entries.map(entry => {
    const { context, text, source, isOwn } = entry
    const translator = others.flatMap(({ other, byKey }) => {
      const same = byKey.get(withoutNumber(entry)) ?? []
      return same.length > 0 ? [`${other}: ${same.map(one => one.text.message).join(' | ')}`] : []
    })
    const comments = { translator: translator.join('\n'), ...(text.code && { extracted: text.code }) }
    const msgstr = [text.message === source && !isOwn ? '' : text.message]
    return [context, { [source]: { msgctxt: context, msgid: source, msgstr, comments } }]
  })
  const headers = {
    Language: locale,
    [FROM]: from,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  }
  return `${po.compile({ charset: 'utf-8', headers, translations: Object.fromEntries(translations) })}\n`
}

interface Imported {
  locale: string
  /** Code by path. */
  files: Map<string, string>
  /** Contexts of texts that stay in the source language. */
  untranslated: string[]
  /** Translated from a text that has changed since. */
  outdated: string[]
  /** In the PO file, and no longer in the catalogs. */
  unknown: string[]
}

/** Returns the catalogs of a language with the texts of a PO file. Throws what is wrong with them, a line each. */
export function importPo(root: string, content: string | Buffer, withConsole: boolean): Imported {
  const { headers, translations } = po.parse(content)
  const locale = headers.Language?.replace('_', '-') ?? ''
  const from = headers[FROM] ?? ''
  const { entries, catalogs } = plan(root, { locale, from, withConsole })
  const given = new Map(
    Object.values(translations)
      .flatMap(byId => Object.values(byId))
      .map(one => [one.msgctxt, one]),
  )
  const chosen = new Map<Text, string>()
  const [wrong, untranslated, outdated]: [string[], string[], string[]] = [[], [], []]
  for (const { context, text, source, isOwn } of entries) {
    const { msgid, msgstr: [message = ''] = [], comments } = given.get(context) ?? {}
    const isTranslated = message !== '' && !comments?.flag?.includes('fuzzy')
    if (isTranslated) wrong.push(...placeholderErrors(text, message).map(error => `${context}: ${error}`))
    // A text that the file doesn't have stays as it is.
    chosen.set(text, isTranslated ? message : msgid === undefined ? text.message : source)
    if (!isTranslated && chosen.get(text) === source) untranslated.push(context)
    if (isTranslated && !isOwn && msgid !== source) outdated.push(context)
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  const known = new Set(entries.map(({ context }) => context))
  const files = [...catalogs].map(([file, { code, texts }]): [string, string] => [
    pathIn(locale, file),
    inLanguage(
      locale,
      from,
      file,
      withMessages(code, texts, text => chosen.get(text) ?? text.message),
    ),
  ])
  return {
    locale,
    files: new Map(files),
    untranslated,
    outdated,
    unknown: [...given.keys()].filter((context = '') => context !== '' && !known.has(context)) as string[],
  }
}

/** A language that exists keeps its code: only its texts change. A new one begins with the code of the source. */
function plan(root: string, { locale, from, withConsole }: Request) {
  for (const name of [locale, from])
    if (!/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/.test(name))
      throw new Error(`Not a language: ${name || '(none)'}`)
  if (locale === from) throw new Error(`${locale} is the source: choose another one with --from`)
  const folders = wordFolders(withConsole)
  const missing = folders.filter(folder => !hasWords(root, from, folder))
  if (missing.length > 0) throw new Error(`${from} has no words in ${missing.join(', ')}`)
  const newFolders = folders.filter(folder => !hasWords(root, locale, folder))
  const isNew = (file: string) => newFolders.some(folder => file.startsWith(`${folder}/`))
  const read = (name: string) => readCatalogs(root, name, folders)
  const sources = read(from)
  const catalogs: Catalogs = new Map(
    [...[...sources].filter(([file]) => isNew(file)), ...read(locale)].sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  const sourceMessages = messagesOf(sources)
  const neutral = neutralContexts(messagesOf(read('zh-CN')), messagesOf(read('en')))
  const entries = entriesOf(catalogs)
    .filter(({ context }) => !neutral.has(context))
    .map((entry): Entry => {
      const source = sourceMessages.get(entry.context)
      const isOwn = source === undefined || placeholderErrors(entry.text, source).length > 0
      return { ...entry, source: isOwn ? entry.text.message : source, isOwn }
    })
  return { entries, catalogs }
}

const entriesOf = (catalogs: Catalogs) =>
  [...catalogs].flatMap(([file, { texts }]) =>
    texts.map(text => ({ context: `${file} ${text.key}`, file, text })),
  )

const messagesOf = (catalogs: Catalogs) =>
  new Map(entriesOf(catalogs).map(({ context, text }) => [context, text.message]))

const withoutNumber = ({ context }: { context: string }) => context.replace(/#\d+$/, '')

/** Ids, addresses, keys and names: the same text in two languages that have nothing in common. */
const neutralContexts = (chinese: Map<string, string>, english: Map<string, string>) =>
  new Set([...chinese].flatMap(([context, message]) => (english.get(context) === message ? [context] : [])))

/** Catalogs name their language in paths to other catalogs, and in locale.ts. */
function inLanguage(locale: string, from: string, file: string, code: string): string {
  const linked = code.replaceAll(`/words/${from.toLowerCase()}/`, `/words/${locale.toLowerCase()}/`)
  if (!file.endsWith('/locale.ts')) return linked
  return linked
    .replace(/(locale: \w+ = )'.*'/, `$1'${locale}'`)
    .replace(/(base = )'.*'/, `$1'${baseOf(locale as Locale)}'`)
}
