// What a list of comments says later, in the browser. Apart from the other words, because the page of comments fetches no others.

export const moreReplies = (n: number) => `另有 ${n} 条回复`
export const loading = '加载中...'
export const allReplies = '已展示全部回复'
