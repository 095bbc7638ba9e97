import type { Inspection } from '../../../contract/packages/inspection.schema.ts'
import { actorFor, remedyFor } from '../../../contract/packages/remedies.ts'
import { causesOf } from '../../../rules/packages/causes.ts'
import * as enFindings from '../../../ui/words/en/findings.ts'
import * as zhFindings from '../../../ui/words/zh-cn/findings.ts'
import { upload as enWords } from '../../words/en/upload.ts'
import type { ConsoleLocale } from '../../words/locales.ts'
import { upload as zhWords } from '../../words/zh-cn/upload.ts'

interface Refused extends Pick<Inspection, 'facts' | 'findings'> {
  file: string
  sha256: string
}

const LANGUAGES = {
  'zh-CN': { ...zhFindings, words: zhWords.message },
  en: { ...enFindings, words: enWords.message },
} as const

/** What to send to the developer of a refused package, in the languages of staff; undefined: nothing in it is theirs to do. */
export function messageFor(refused: Refused): Record<ConsoleLocale, string> | undefined {
  const causes = causesOf(refused.findings).filter(
    ({ id, level }) => level === 'refuse' && actorFor(id) === 'developer',
  )
  if (causes.length === 0) return undefined
  const { file, sha256, facts } = refused
  const textIn = ({ findings, meanings, remedies, words }: (typeof LANGUAGES)[ConsoleLocale]) =>
    [
      words.begins(file),
      facts ? `${facts.packageName} ${facts.versionName ?? ''} (${facts.versionCode})` : '',
      `SHA-256: ${sha256}`,
      ...causes.map(({ id, abouts }, i) =>
        [
          `\n${i + 1}. ${findings[id] ?? id}`,
          meanings[remedyFor(id)],
          remedies[remedyFor(id)],
          abouts.length > 0 ? words.details(abouts.join(', ')) : '',
        ]
          .filter(Boolean)
          .join('\n   '),
      ),
    ]
      .filter(Boolean)
      .join('\n')
  return { 'zh-CN': textIn(LANGUAGES['zh-CN']), en: textIn(LANGUAGES.en) }
}
