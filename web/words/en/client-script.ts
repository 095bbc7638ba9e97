// Texts of scripts inside the store's client. Separate, because no other visitor fetches it.

export const follow = 'Follow developer'
export const followed = 'Following'
export const unfollowed = 'No longer following'
export const badNumber = 'Enter an 11-digit mobile number'
export const free = "Downloads with this number don't use your data"
export const notFree = 'Downloads with this number use your data'
export const mobileTitle = "You're on mobile data"
export const mobileNetwork = (size: string) => `Download ${size} using mobile data?`
export const done = { collect: 'Saved', order: 'Pre-registered', gameOrder: 'Pre-registered' }
export const failed = "That didn't work. Try again."
