import { type PictureProblem, type RefusalWords, refusalIn } from '../../../contract/refusals.ts'

const things: Record<string, string> = {
  ad_locations: '广告',
  apps: '应用',
  brand_banners: '横幅',
  categories: '分类',
  collections: '专题',
  comments: '评论',
  developers: '开发者',
  download_configs: '下载按钮',
  experiments: '实验',
  features: '首页推荐',
  gift_cards: '礼包',
  notices: '公告',
  replies: '回复',
  reports: '举报',
  repositories: '软件源',
  search_words: '搜索词',
  staff: '人员',
  versions: '版本',
}
const thing = (table: string) => things[table] ?? '数据'

const states: Record<string, string> = { live: '上架', delisted: '下架', draft: '草稿' }

const pictureProblem = (fault: PictureProblem): string => {
  switch (fault.problem) {
    case 'large':
      return `超过 ${fault.megabytes} MB`
    case 'unreadable':
      return '不是可读取的 PNG、JPEG 或 WebP'
    case 'small':
      return `${fault.size} 太小`
    case 'square':
      return `${fault.size}，图标须为正方形`
    case 'long':
      return `${fault.size} 太长`
  }
}

export const refusals: RefusalWords = {
  'app.absent-for-package': of => `本店还没有 ${of.package}，请先添加应用。`,
  'app.exists': of => `${of.package} 已在本店（应用 ${of.app}）。`,
  'app.not-found': ({ text }) => `没有匹配“${text}”的应用，可试编号、包名或网址。`,
  'app.not-taken-down': () => '仅适用于已封禁的应用。',
  'app.wrong-state': ({ state }) => `应用当前为“${states[state] ?? state}”，无法执行。`,
  'approval.required': () => '需要另一位同事批准，请提交审批。',
  'batch.none-selected': () => '请至少选择一项。',
  'batch.partial': ({ refusal, done }) => `${refusalIn(refusals, refusal)}前 ${done} 项已完成，其余未执行。`,
  'batch.too-many': ({ max }) => `最多选择 ${max} 项。`,
  'category.cycle': () => '分类不能属于自己，请选择其他上级。',
  'category.duplicate': () => '分类重复，请移除一个。',
  'change.absent': ({ change }) => `改动 ${change} 不存在。`,
  'change.final': ({ command }) => `${command} 不能撤销。`,
  'change.superseded': ({ table, key }) => `无法撤销：${thing(table)} ${key} 之后又被修改，请直接编辑。`,
  'change.undo-role': ({ command }) => `只有能执行 ${command} 的角色才能撤销它。`,
  'change.undone': ({ by }) => `已由改动 ${by} 撤销。`,
  'column.unknown': ({ table, column }) => `${table} 没有 ${column} 列。`,
  'command.none': () => '没有收到命令。',
  'command.role': ({ command, role, roles }) =>
    `你的角色（${role}）不能执行 ${command}，请联系：${roles.join('、')}。`,
  'command.unknown': ({ command }) => `没有命令“${command}”。`,
  'developer.not-found': ({ text }) => `没有唯一名为“${text}”的开发者，请从列表中选择。`,
  'fields.required': ({ fields }) => `请填写：${fields.join('、')}。`,
  'files.none': () => '请至少选择一个文件。',
  'files.not-checked': ({ sha256 }) => `此文件尚未检测（${sha256}），请重新上传。`,
  'input.invalid': ({ problems }) =>
    problems.map(({ field, problem }) => `${field}：${problem['zh-CN']}`).join('；'),
  'input.rejected': ({ detail }) => `数据库拒绝了此内容：${detail}。请修改后重试。`,
  'media.absent': ({ files }) => files.map(({ field, file }) => `${field}：没有文件 ${file}`).join('；'),
  'media.unready': ({ unready }) => `部分图片尚未就绪：${unready.join('、')}。请稍后重试，或重新上传。`,
  'package.blocked': ({ findings }) => `${findings.length} 项问题阻止发布：${findings.join('；')}。`,
  'person.ended': () => '此人员已停用。',
  'person.last-owner': () => '至少需要一位所有者，请先指定另一位。',
  'person.name-fixed': () => '姓名已写入操作记录，不能修改。请停用此人，再添加新的账号。',
  'person.not-created': () => '账号未能创建，请索取新链接。',
  'person.own-identity': () => '请让另一位所有者修改你的角色，或停用你的账号。',
  'person.reset-first': () => '此人已经登录过。请先让此人重新登录，批准后再改邮箱。',
  'picture.refused': ({ pictures }) =>
    pictures.map(({ name, ...fault }) => `${name}：${pictureProblem(fault)}`).join('；'),
  'picture.too-many': ({ max }) => `一次最多发送 ${max} 张图片。`,
  'picture.too-many-screenshots': ({ max }) => `截图最多 ${max} 张。`,
  'picture.too-many-today': of => `每天最多 ${of.pictures} 张图片、${of.megabytes} MB。`,
  'pictures.none-left': () => '没有仅此应用使用的图片了。',
  'proof.app': () => '只有 assetlinks.json 需要应用，且必须是这位开发者的。',
  'reason.required': () => '请填写原因。',
  'repository.busy': ({ address }) => `${address} 正在导入，请稍候。`,
  'repository.exists': ({ address }) => `${address} 已添加。`,
  'repository.fixed': () => '地址和密钥不能修改，请用另一个地址添加。',
  'repository.key-changed': ({ address, fingerprint }) =>
    `${address} 添加时使用的是另一密钥（${fingerprint}），同一地址不能更换密钥。若密钥确已更换，请用它的另一个地址添加。`,
  'repository.no-decision': of => `${of.package} 无需决定。`,
  'repository.not-waiting': ({ apps }) => `以下应用无需决定：${apps.join('、')}。`,
  'repository.removed': ({ address }) => `${address} 已被移除，请重新添加。`,
  'repository.required': () => '请填写地址和指纹。',
  'request.absent': () => '申请已不存在。',
  'request.closed': () => '申请已处理或已过期。',
  'request.own': () => '不能批准自己的申请。',
  'request.reason': () => '请填写驳回原因。',
  'request.requester-left': ({ name }) => `${name} 已停用，请重新提交申请。`,
  'request.role': ({ command }) => `你的角色不能审批 ${command}。`,
  'restore.approval': () => '解封应用需要审批，请提交解封申请。',
  'row.absent': ({ table, key }) => `此${thing(table)}已不存在（${key}），可能已被删除。`,
  'row.conflict': ({ now, seen }) =>
    `你编辑期间内容已被修改（现为第 ${now} 版，你的是第 ${seen} 版）。请对照后发布。`,
  'row.empty': ({ table }) => `没有填写此${thing(table)}的任何内容。`,
  'rows.unknown-table': ({ tables }) => `未知的表：${tables.join('、')}。`,
  'texts.last-language': () => '至少保留一种语言的名称。',
  'texts.name-required': ({ locale }) => `请填写 ${locale} 名称。`,
  'version.absent': ({ versionCode }) => `此应用没有版本号 ${versionCode}。`,
  'version.is-draft': () => '此版本是草稿，无需撤回。',
  'version.name-required': () => '请填写版本名。',
  'version.not-offered': () => '此版本没有发布，无法撤回。',
  'version.read-from-files': () => '版本名、平台和权限从文件读取。',
  'version.target-required': () => '请选择应用和版本号，或上传文件。',
}
