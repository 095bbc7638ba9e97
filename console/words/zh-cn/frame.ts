export const frame = {
  title: (screen: string) => `${screen} · 控制台`,
  console: '控制台',
  skip: '跳到内容',
  sidebar: '侧栏',
  menu: '菜单',
  more: '更多',
  all: '全部',
  signOut: '退出',
  otherLanguage: 'English',
  goOn: '继续',
  done: '已完成：',
  change: (id: number) => `第 ${id} 号改动`,
  undo: '撤销',
  same: '内容没有变化。',
  asked: '已提交审批，需另一位同事批准。',
}

export const groups = {
  catalogue: '应用目录',
  window: '运营',
  numbers: '数据',
  trust: '安全',
}

export const places = {
  today: '今天',
  apps: '应用',
  developers: '开发者',
  categories: '分类',
  searchWords: '搜索词',
  proofs: '开发者认证',
  upload: '上传',
  repositories: '软件源',
  placements: '投放',
  comments: '评论与举报',
  numbers: '数据',
  searches: '搜索报告',
  experiments: 'A/B 实验',
  takedown: '封禁',
  requests: '审批',
  changes: '改动记录',
  people: '人员',
  commands: '全部命令',
}

export const roles = {
  owner: '所有者',
  editor: '编辑',
  placer: '运营',
  moderator: '审核',
  analyst: '分析',
  reader: '只读',
  repository: '软件源（自动）',
}

export const reasons = {
  malware: '恶意软件',
  fraud: '欺诈',
  rights: '侵权',
  law: '法律要求',
  abuse: '辱骂或骚扰',
  spam: '垃圾信息',
  developer: '开发者要求',
  mistake: '误操作',
  left: '已离开',
  duties: '职责变动',
  risk: '账号有风险',
  other: '其他',
}

export const form = {
  reasonKind: '原因类别',
  reason: '原因',
  reasonMaybe: '原因（可不填，会记录在案）',
}

export const refusals = {
  unknown: '没有这个命令。',
  input: '请检查填写的内容，没有改动。',
  role: '你的角色不能这样做。',
  reason: '请写明原因。',
  approval: '需要审批。',
  package: '安装包未通过检测。',
  picture: '有图片未能添加。',
  absent: '要改的内容已不存在。',
  conflict: '别人刚刚改过，你的改动没有提交。请对照后再发布。',
}

export const notes = {
  missing: ['没有这一页', '地址有误，或内容已不在。'],
  role: ['不在你的职责内', '请所有者在「人员」里调整角色。'],
  replayed: ['这张表单已提交过', '为避免重复，每张表单只收一次。请回到页面再试。'],
  tooOften: ['尝试太多次', '请过十五分钟再试。'],
  noLink: ['链接已失效', '一次性链接用过一次或过了一天就失效。请所有者再发一条。'],
  hasKey: ['此人已有通行密钥', '重新生成链接需要审批，请在「人员」里申请。'],
  noKey: ['通行密钥未创建', '请重试，或换一台设备。'],
  noToken: ['没有创建令牌', '请先撤销一个已有的令牌。'],
  noName: ['请填写姓名', '改动会记在这个名字下。'],
  unknownToService: ['登录服务没有认出你', '请所有者在「人员」里填写你的邮箱。'],
  malformed: ['请求有误', '请回到页面再试。'],
  large: ['内容太大', '一次最多 32 MB。请回到页面，少发一些。'],
  checking: ['还在检测', '检测完再放弃。'],
  busy: ['正在接收图片', '请等这一批收完再试。'],
  away: ['暂时不可用', '没有改动，请稍后再试。'],
} as const

/** The zone of the store: after a time, and where no script turns times. */
export const zone = '（北京时间）'
export const zoneNote = '时间为北京时间。'
