// Reporting an app, a comment, a developer, or anything else.

import type { OUTCOMES } from '../../../contract/commands/reasons.ts'
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
  contact: '手机号或邮箱（可以不填）',
  contactHint: '只用于答复这次举报。',
  send: '提交举报',
  faults: {
    about: '请写下是哪个应用、评论或页面，最多 200 字。',
    reason: '请选一项。',
    body: '请写下具体情况，最多 2000 字。',
    contact: '手机号应是 11 位，例如 13912345678；也可以填邮箱。',
    many: '今天收到的举报太多，暂时记不下了，请明天再来。',
  },
  sent: '已收到举报',
  number: (number: string) => `举报编号 ${number}`,
  keep: '请保存这个编号或本页地址，可凭它查询进度。',
  received: (date: string) => `${date} 收到`,
  open: '待处理',
  closed: (date: string) => `${date} 处理完毕`,
  outcomes: {
    done: '情况属实，已作处理。',
    refused: '没有发现需要处理的问题。',
    repeated: '与之前的举报重复。',
  } satisfies Record<(typeof OUTCOMES)[number], string>,
  lookUp: '查询举报进度',
  yourNumber: '举报编号',
  show: '查询',
  noSuch: '没有这个编号的举报，请核对后再试。',
  sentWhy: '谢谢。我们会查看这条举报；如留了联系方式，可能会用它答复你。',
}
