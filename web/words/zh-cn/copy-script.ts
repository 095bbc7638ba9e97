// What buttons that copy say, on any page.

export const copied = '已复制'
export const byHand = '请手动复制'
