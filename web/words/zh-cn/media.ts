// Screenshots, their viewer, and video.

/** Apart, because no script says it. */
export const shotsLabel = '应用截图'
export const shots = {
  one: (n: number, total: number) => `截图 ${n}，共 ${total} 张`,
  previous: '上一组截图',
  next: '下一组截图',
}
export const viewer = {
  label: (app: string) => `${app} 的截图`,
  previous: '上一张',
  next: '下一张',
  close: '关闭截图',
  show: (n: number) => `看第 ${n} 张`,
  count: (n: number, total: number) => `${n} / ${total}`,
  hint: '左右滑动切换 · 下滑关闭',
}
export const video = {
  play: (title: string) => `播放视频：${title}`,
  failed: '视频没能播放，可能是网络不稳。',
  retry: '重试',
}
