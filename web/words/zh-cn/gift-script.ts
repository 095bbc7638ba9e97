// What a gift card says later, in the browser. Apart from the other words, because only pages with gifts fetch it.

export const days = (days: number) => `剩 ${days} 天`
export const hours = (hours: number, minutes: number) => `剩 ${hours} 小时 ${minutes} 分`
export const minutes = (clock: string) => `剩 ${clock}`
export const ended = '已结束'
export const until = (time: string) => `${time} 截止`
