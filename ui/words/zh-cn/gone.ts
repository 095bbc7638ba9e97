import type { GoneKind } from '../../../contract/gone.ts'
import type { GoneWords } from '../gone-text.ts'

/** For search engines, lists of results and the console. */
export const goneSentence = (why: string, lead: string | undefined, so: string) =>
  [why, ...(lead ? [`${lead}。`] : []), so].join('')

export const goneKinds: Record<GoneKind, GoneWords> = {
  malware: {
    heading: app => `「${app}」有安全风险，已下架`,
    why: '我们发现它会损害手机或窃取数据。',
    lead: '如果已安装，请立即卸载',
    so: app => `设置 > 应用 > ${app} > 卸载，并修改在其中输入过的密码。`,
  },
  fraud: {
    heading: app => `「${app}」涉及欺骗，已下架`,
    why: '它误导用户或名不副实。',
    lead: '如果已安装，建议卸载',
    so: '如果付过款或填过银行卡信息，请联系银行。',
  },
  rights: {
    heading: app => `「${app}」已下架`,
    why: '因收到版权或商标投诉，我们已停止提供。',
    so: '已安装的不受影响。如果你是开发者并有异议，请联系我们。',
  },
  law: {
    heading: app => `「${app}」已下架`,
    why: '依据法院或主管部门的要求，我们已停止提供。',
    so: '你手机上的内容不会被改动。',
  },
  developer: {
    heading: app => `「${app}」已由开发者下架`,
    why: '应开发者要求，我们已停止提供。',
    so: '已安装的会保留在手机上，但不再从这里更新。',
  },
  mistake: {
    heading: app => `「${app}」属误发布，已下架`,
    why: '我们已将它撤下。',
    so: '如果你从这里安装过又不需要，可以卸载。',
  },
  other: {
    heading: app => `「${app}」已下架`,
    why: '我们已停止提供。',
    so: '你手机上的内容不会被改动。',
  },
  delisted: {
    heading: app => `「${app}」已下架`,
    why: '我们不再提供它。',
    so: '已安装的会保留在手机上，但不再从这里更新。',
  },
  repository: {
    heading: app => `「${app}」已下架`,
    why: '提供它的软件源不再提供此应用。',
    so: '已安装的会保留在手机上。',
  },
}
