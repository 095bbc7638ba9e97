import { expect, test } from 'vitest'
import { GONE_KINDS, UNINSTALL_KINDS } from '../../contract/gone.ts'
import { goneText } from '../../ui/words/gone-text.ts'
import * as en from './en/gone.ts'
import * as zh from './zh-cn/gone.ts'

test.each([
  [
    'en',
    en,
    /uninstall/i,
    'We found that it can harm your phone or steal your data. If you have it, uninstall it now.',
  ],
  ['zh-CN', zh, /卸载/, '我们发现它会损害手机或窃取数据。如果已安装，请立即卸载。'],
] as const)(
  'in %s each kind names the app, and those that harm advise to uninstall',
  (_, words, uninstall, begins) => {
    for (const kind of GONE_KINDS) {
      const text = goneText(words.goneKinds[kind], 'Moss')
      expect(text.heading).toContain('Moss')
      expect(text.lead !== undefined && uninstall.test(text.lead), kind).toBe(UNINSTALL_KINDS.includes(kind))
    }
    const { why, lead, so } = goneText(words.goneKinds.malware, 'Moss')
    expect(words.goneSentence(why, lead, so)).toContain(begins)
  },
)
