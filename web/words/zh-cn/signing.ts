/** Who signed an app's files, and what the store itself has looked at. */
export const signing = {
  checked: '签名已验证',
  unchecked: '签名尚未验证',
  uncheckedWhy: '本店尚未验证此文件',
  changed: '签名有变化',
  changedWhy: '与旧版本签名不同，请留意来源',
  handedOn: (since: string) => `${since} 起更换密钥，由原密钥签名确认`,
  since: (versions: number, since: string) =>
    versions === 1 ? `${since} 起` : `${since} 起 ${versions} 个版本相同`,
  checkedOn: (day: string) => `本店于 ${day} 验证过此文件：内容完整，由下方证书签名。`,
  notChecked: '本店尚未验证此文件，SHA-256 由提供者给出。',
  /** Of one version, beside the one before it. */
  versionHandedOn: '此版本更换密钥，由原密钥签名确认',
  versionOther: '此版本的签名与上一版本不同',
  heading: '谁签的名',
  lead: '同一个密钥，说明每个版本都由持有密钥的人签名；手机只接受这样的更新，或由原密钥确认的新密钥。',
  range: (first: string, last: string, versions: number) =>
    versions === 1 ? `版本 ${first}` : `版本 ${first} 至 ${last}，共 ${versions} 个`,
  cameHandedOn: '由原密钥签名确认',
  cameOther: '与更早的版本不同，没有原密钥签名确认',
  asData: '每个版本的签名（JSON）',
}
