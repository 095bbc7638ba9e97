// What scripts say inside the store's client. Apart from the other words, because nobody else fetches it.

export const follow = 'Follow developer'
export const followed = 'Following'
export const badNumber = 'Enter an 11-digit mobile number'
export const free = 'Downloads on this number use no data'
export const notFree = 'Downloads on this number use data'
export const mobileTitle = "You're on mobile data"
export const mobileNetwork = (size: string) => `This download uses about ${size} of data. Continue?`
export const done = { collect: 'Added to favorites', order: 'Pre-registered', gameOrder: 'Pre-registered' }
export const failed = "That didn't work. Please try again"
