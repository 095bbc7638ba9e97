// Inside the store's client.

export const client = {
  share: '分享',
  shareTitle: '分享给',
  friends: '好友',
  moments: '朋友圈',
  system: '更多方式',
  image: '分享图片',
  collect: '收藏',
  login: '登录',
  done: {
    login: '已登录',
    bindTaobao: '已绑定',
    collect: '已收藏',
    follow: '已关注',
    order: '预约成功',
    gameOrder: '预约成功',
  },
  failed: '没有成功，请再试一次',
}
