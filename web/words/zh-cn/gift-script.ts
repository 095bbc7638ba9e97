// What a gift card says later, in the browser. Apart from the other words, because only pages with gifts fetch it.

export const days = (days: number, hours: number) => `剩 ${days} 天${hours > 0 ? ` ${hours} 小时` : ''}`
export const hours = (hours: number, minutes: number) => `剩 ${hours} 小时 ${minutes} 分`
export const minutes = (clock: string) => `剩 ${clock}`
export const ended = '已结束'
