// Reporting an app.

export const report = {
  link: '举报',
  title: (app: string) => `举报${app} - 花架 Pergola`,
  heading: '有什么问题？',
  lead: '不需要账号。紧急的人身安全问题请先报警。',
  reason: '什么问题',
  reasons: {
    malware: '病毒、捆绑或偷跑流量',
    copy: '侵权或冒名',
    misleading: '与描述不符',
    illegal: '违法或不良内容',
    privacy: '侵犯隐私',
    takedown: '我是开发者，申请下架',
  },
  body: '具体情况',
  bodyHint: '在哪个页面、哪个版本、发生了什么',
  contact: '手机号（可以不填）',
  contactHint: '只用于答复这次举报，不填就收不到结果。',
  send: '提交举报',
  faults: {
    reason: '请选一项。',
    body: '请写下具体情况，最多 2000 字。',
    contact: '手机号应是 11 位，例如 13912345678。',
    many: '今天收到的举报太多，暂时记不下了，请明天再来。',
  },
  sent: '已经收到，谢谢你',
  sentWhy: '我们会看每一条举报。留了手机号的，会收到结果。',
}
