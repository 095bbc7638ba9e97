// What a gift card says later, in the browser. Apart from the other words, because only pages with gifts fetch it.

import { counted } from './plural.ts'

export const days = (days: number) => `${counted(days, 'day', 'days')} left`
export const hours = (hours: number, minutes: number) => `${hours} hr ${minutes} min left`
export const minutes = (clock: string) => `${clock} left`
export const ended = 'Ended'
export const until = (time: string) => `Until ${time}`
