// Inside the store's client: what the server writes, and the sheet for sharing. What scripts say there is in client-script.ts.

export const client = {
  collect: '收藏',
  login: '登录',
  follow: '关注开发者',
  order: '预约',
  video: '用客户端播放',
  exit: '返回客户端',
  flow: '查免流量',
  flowNumber: '手机号',
  flowGo: '查询',
}
