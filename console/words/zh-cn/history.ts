import type { CommandName } from '../../../contract/commands/all.schema.ts'
import type { ChangedField, FieldName, SentenceParts } from '../sentence-parts.ts'

const fields: Record<FieldName, string> = {
  name: '名称',
  summary: '简介',
  description: '介绍',
  texts: '文字',
  icon: '图标',
  screenshots: '截图',
  videos: '视频',
  categories: '分类',
  developer: '开发者',
  type: '类型',
  packageName: '包名',
  filingNumber: '备案号',
  minAge: '适用年龄',
  releaseDate: '上线时间',
  status: '状态',
  website: '官网',
  privacyPolicy: '隐私政策',
  sourceCode: '源代码链接',
  issueTracker: '问题反馈链接',
  changelog: '更新记录链接',
  translations: '译文',
  donationPage: '捐助链接',
  ads: '广告标记',
  purchases: '内购标记',
  dataShared: '数据共享标记',
  dataEncrypted: '传输加密标记',
  dataDeletable: '数据删除标记',
  directPackage: '直接下载标记',
  autoDownload: '自动下载标记',
  figures: '下载量和评分',
  tips: '使用技巧',
  dataSafety: '数据安全说明',
  prices: '价格',
  version: '版本名',
  releaseNotes: '更新内容',
  state: '状态',
  files: '安装包',
  permissions: '权限',
  warnings: '提醒',
  legalName: '法定名称',
  address: '地址',
  email: '邮箱',
  logo: '标志',
  parent: '上级分类',
  position: '位置',
  slug: '网址名',
  role: '角色',
  access: '登录权限',
  title: '标题',
  subtitle: '副标题',
  body: '正文',
  picture: '图片',
  link: '链接',
  starts: '开始时间',
  ends: '结束时间',
  language: '语言',
  apps: '应用',
  note: '备注',
  code: '兑换码',
  remaining: '剩余数量',
  total: '总数',
  channel: '渠道',
  visibility: '是否显示',
  outcome: '处理结果',
  settings: '设置',
  searchWords: '词语',
  share: '访客比例',
}

const field = ({ name, language }: ChangedField) => (language ? `${language}${fields[name]}` : fields[name])

/** 如“修改了名称和简介”。 */
function what({ fields }: SentenceParts): string {
  const [first, second] = fields
  if (!first) return '资料'
  if (fields.length > 2) return ` ${fields.length} 项资料`
  return second ? `${field(first)}和${field(second)}` : field(first)
}

function app({ app, apps }: SentenceParts): string {
  const first = app === null ? '一个应用' : `「${app}」`
  return apps > 1 ? `${first}等 ${apps} 个应用` : first
}

const ofApp = (it: SentenceParts) => (it.app === null ? '' : `${app(it)}的`)
const version = (it: SentenceParts) => (it.version && it.apps < 2 ? `${app(it)} ${it.version}` : app(it))
const named = (kind: string, { thing }: SentenceParts) => (thing ? `${kind}「${thing}」` : kind)

/** 有名称的东西，或某个应用的东西。 */
const put = (kind: string) => (it: SentenceParts) =>
  it.isNew
    ? `${it.who} 添加了${ofApp(it)}${named(kind, it)}`
    : `${it.who} 修改了${ofApp(it)}${named(kind, it)}的${what(it)}`
const remove = (kind: string) => (it: SentenceParts) => `${it.who} 删除了${ofApp(it)}${named(kind, it)}`

/** 否则是修改了进行中的实验的比例。 */
const isStart = ({ fields }: SentenceParts) => fields.some(({ name }) => name === 'starts')

const said: Record<CommandName, (it: SentenceParts) => string> = {
  'ad.place': put('广告'),
  'ad.remove': remove('广告'),
  'app.add': it => `${it.who} 添加了${app(it)}`,
  'app.delist': it => `${it.who} 下架了${app(it)}`,
  'app.edit': it => `${it.who} 修改了${app(it)}的${what(it)}`,
  'app.erase-pictures': it => `${it.who} 永久删除了${app(it)}的图片`,
  'app.figures': it => `${it.who} 设定了${app(it)}的下载量和评分`,
  'app.relist': it => `${it.who} 重新上架了${app(it)}`,
  'app.restore': it => `${it.who} 解封了${app(it)}`,
  'app.takedown': it => `${it.who} 封禁了${app(it)}`,
  'banner.place': put('横幅'),
  'banner.remove': remove('横幅'),
  'category.put': put('分类'),
  'change.undo': ({ who, undone }) => (undone ? `${who} 撤销了：${undone}` : `${who} 撤销了一处改动`),
  'collection.put': put('专题'),
  'collection.remove': remove('专题'),
  'comment.hide': it => `${it.who} 隐藏了${ofApp(it)}一条评论`,
  'comment.show': it => `${it.who} 重新显示了${ofApp(it)}一条评论`,
  'developer.papers': it => `${it.who} 凭文件验证了${named('开发者', it)}`,
  'developer.prove': it => `${it.who} 开始用域名验证${named('开发者', it)}`,
  'developer.put': put('开发者'),
  'developer.unprove': it => `${it.who} 移除了${named('开发者', it)}的一项证明`,
  'download-config.put': put('下载按钮'),
  'download-config.remove': remove('下载按钮'),
  'experiment.start': it =>
    isStart(it)
      ? `${it.who} 开始了${named('实验', it)}`
      : `${it.who} 修改了${named('实验', it)}的${what(it)}`,
  'experiment.stop': it => `${it.who} 停止了${named('实验', it)}`,
  'feature.place': put('首页推荐'),
  'feature.remove': remove('首页推荐'),
  'gift.put': put('礼包'),
  'gift.remove': remove('礼包'),
  'notice.put': put('公告'),
  'notice.remove': remove('公告'),
  'person.end': it => `${it.who} 停用了${named('同事', it)}`,
  'person.put': put('同事'),
  'person.reset': it => `${it.who} 允许为${named('同事', it)}生成新的登录链接`,
  'reply.hide': it => `${it.who} 隐藏了${ofApp(it)}一条回复`,
  'reply.show': it => `${it.who} 重新显示了${ofApp(it)}一条回复`,
  'report.close': it => `${it.who} 处理了${ofApp(it)}一条举报`,
  'repository.accept-stale': it => `${it.who} 接受${named('软件源', it)}已过期`,
  'repository.claim': it => `${it.who} 把${named('软件源', it)}设为${app(it)}的来源`,
  'repository.import': it => `${it.who} 开始导入${named('软件源', it)}`,
  'repository.put': put('软件源'),
  'rows.put': ({ who }) => `${who} 直接写入了目录数据`,
  'rows.remove': ({ who }) => `${who} 直接删除了目录数据`,
  'search-words.put': put('搜索词'),
  'search-words.remove': remove('搜索词'),
  'version.publish': it => `${it.who} 发布了${version(it)}`,
  'version.put': it =>
    it.isNew ? `${it.who} 保存了${version(it)}的草稿` : `${it.who} 修改了${version(it)}的${what(it)}`,
  'version.withdraw': it => `${it.who} 撤回了${version(it)}`,
}

export const history = {
  field,
  said,
  shown: '显示',
  active: '在职',
  imported: (who: string, counts: string) => (counts ? `${who} 导入：${counts}` : `${who} 导入`),
}
