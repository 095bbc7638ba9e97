import type { ProofFault, ProofMethod } from '../../../contract/proofs.ts'

/** How the store knows who a developer is. */
export const proofs = {
  badge: '身份已核实，看依据',
  heading: (name: string) => `怎么确认是${name}`,
  count: (n: number) => `目前有 ${n} 项证明。网站上的证明每天复查。`,
  none: '目前没有成立的证明。',
  titles: {
    dns: (domain: string) => `${domain} 是他们的`,
    'well-known': (domain: string) => `他们的网站是 ${domain}`,
    assetlinks: (domain: string, app: string) => `${domain} 写明了${app}的签名密钥`,
    papers: () => '我们看过他们的证件',
  } satisfies Record<ProofMethod, (domain: string, app: string) => string>,
  why: {
    dns: '域名的 DNS 记录里有我们给的代码。',
    'well-known': '网站上的文件里有我们给的代码。',
    assetlinks: '这里可下载的文件就是用这把密钥签的。',
    papers: (papers: string) => `${papers}，由两位工作人员看过。`,
  },
  since: (day: string) => `自 ${day}`,
  checked: (day: string) => `${day} 复查`,
  expires: (day: string) => `有效至 ${day}`,
  waiting: '尚未检查',
  faults: {
    absent: '已找不到',
    elsewhere: '跳转到了别的网站',
    unreachable: '无法访问',
  } satisfies Record<ProofFault, string>,
  expired: '已过期',
  fails: '不成立',
  holds: '成立',
  note: '这只说明应用是谁做的，不代表好不好用。',
  repeat: '自己核对',
}
