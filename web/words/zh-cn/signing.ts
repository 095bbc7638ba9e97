/** Who signed an app's files, and what the store itself has looked at. */
export const signing = {
  checked: '签名已核对',
  unchecked: '签名未核对',
  uncheckedWhy: '本站还没有打开文件核对',
  changed: '签名有变化',
  changedWhy: '与旧版本签名不同，请留意来源',
  handedOn: (since: string) => `${since} 起换了密钥，由原密钥担保`,
  since: (versions: number, since: string) =>
    versions === 1 ? `${since} 起` : `${since} 起 ${versions} 个版本相同`,
  checkedOn: (day: string) => `本站 ${day} 打开文件核对过：内容完整，确由下面的证书签名。`,
  notChecked: '本站还没有打开这个文件核对，不知道由谁签名。',
  /** Of one version, beside the one before it. */
  versionHandedOn: '此版本换了签名密钥，由原密钥担保',
  versionOther: '此版本的签名与上一版本不同',
  heading: '谁签的名',
  lead: '同一个密钥签名，才是同一个人发布的更新；手机只接受这样的更新。',
  range: (first: string, last: string, versions: number) =>
    versions === 1 ? `版本 ${first}` : `版本 ${first} 至 ${last}，共 ${versions} 个`,
  cameHandedOn: '由原密钥担保换来',
  cameOther: '与更早的版本不同，没有原密钥担保',
  asData: '每个版本的签名（JSON）',
}
