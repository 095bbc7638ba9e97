import type { GoneKind } from '../../../contract/gone.ts'
import type { GoneWords } from '../gone-text.ts'

/** For search engines, lists of results and the console. */
export const goneSentence = (why: string, lead: string | undefined, so: string) =>
  [why, ...(lead ? [`${lead}.`] : []), so].join(' ')

export const goneKinds: Record<GoneKind, GoneWords> = {
  malware: {
    heading: app => `${app} was removed for your safety`,
    why: 'We found that it can harm your phone or steal your data.',
    lead: 'If you have it, uninstall it now',
    so: app => `Settings > Apps > ${app} > Uninstall. Then change any passwords you entered in it.`,
  },
  fraud: {
    heading: app => `${app} was removed for deceiving people`,
    why: "It misleads people or isn't what it claims to be.",
    lead: 'If you have it, we recommend uninstalling it',
    so: 'If you paid or entered card details, contact your bank.',
  },
  rights: {
    heading: app => `${app} is no longer available`,
    why: 'We removed it after a copyright or trademark complaint.',
    so: "Installed copies aren't affected. If you're the developer and disagree, contact us.",
  },
  law: {
    heading: app => `${app} is no longer available`,
    why: 'We removed it to comply with a legal order.',
    so: "We don't change anything on your phone.",
  },
  developer: {
    heading: app => `${app} was withdrawn by its developer`,
    why: 'The developer asked us to stop offering it.',
    so: 'If you have it, it stays on your phone but gets no updates from here.',
  },
  mistake: {
    heading: app => `${app} was published by mistake`,
    why: "We've removed it.",
    so: "If you installed it from here and don't want it, you can uninstall it.",
  },
  other: {
    heading: app => `${app} is no longer available`,
    why: "We've stopped offering it.",
    so: "We don't change anything on your phone.",
  },
  delisted: {
    heading: app => `${app} is no longer available`,
    why: 'We no longer offer it.',
    so: 'If you have it, it stays on your phone but gets no updates from here.',
  },
  repository: {
    heading: app => `${app} is no longer available`,
    why: 'The repository it came from no longer offers it.',
    so: 'If you have it, it stays on your phone.',
  },
}
