// Reporting an app, a comment, a developer, or anything else.

import { reportReasons } from '../../../ui/words/zh-cn/report-reasons.ts'
import { storeFullName } from '../store-name.ts'

export const report = {
  link: '举报',
  linkOf: (author: string) => `举报${author}的评论`,
  title: (what: string) => `举报${what} - ${storeFullName()}`,
  heading: (name: string) => `${name}有什么问题？`,
  comment: (app: string) => `${app}的一条评论`,
  commentHeading: (app: string) => `${app}：这条评论有什么问题？`,
  other: '与下架',
  otherHeading: '举报与下架',
  backToDeveloper: '返回开发者页面',
  about: '哪个应用、评论或页面',
  aboutHint: '名称、包名或链接都可以。从应用页面的“举报”进来，不用填这一项。',
  lead: '不需要账号。紧急的人身安全问题请先报警。',
  reason: '什么问题',
  reasons: reportReasons,
  body: '具体情况',
  bodyHint: '在哪个页面、哪个版本、发生了什么',
  contact: '手机号（可以不填）',
  contactHint: '只用于答复这次举报，不填就收不到结果。',
  send: '提交举报',
  faults: {
    about: '请写下是哪个应用、评论或页面，最多 200 字。',
    reason: '请选一项。',
    body: '请写下具体情况，最多 2000 字。',
    contact: '手机号应是 11 位，例如 13912345678。',
    many: '今天收到的举报太多，暂时记不下了，请明天再来。',
  },
  sent: '已收到举报',
  sentWhy: '谢谢。我们会查看这条举报；如留了联系方式，可能会用它答复你。',
}
