// Texts of scripts inside the store's client. Separate, because no other visitor fetches it.

export const follow = '关注开发者'
export const followed = '已关注'
export const unfollowed = '已取消关注'
export const badNumber = '请填写 11 位的手机号'
export const free = '这个号码下载不计流量'
export const notFree = '这个号码下载会计流量'
export const mobileTitle = '正在使用移动网络'
export const mobileNetwork = (size: string) => `下载会用掉约 ${size} 流量，要继续吗？`
export const done = { collect: '已收藏', order: '预约成功', gameOrder: '预约成功' }
export const failed = '没有成功，请再试一次'
