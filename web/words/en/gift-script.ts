// What a gift card says later, in the browser. Apart from the other words, because only pages with gifts fetch it.

export const days = (days: number, hours: number) => `${days}d${hours > 0 ? ` ${hours}h` : ''} left`
export const hours = (hours: number, minutes: number) => `${hours}h ${minutes}m left`
export const minutes = (clock: string) => `${clock} left`
export const ended = 'Ended'
