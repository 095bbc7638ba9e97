// What the sheet says by which an app is shared.

export const shareSheet = {
  share: '分享',
  title: '分享给',
  friends: '好友',
  moments: '朋友圈',
  system: '更多方式',
  image: '分享图片',
  failed: '没有成功，请再试一次',
}
