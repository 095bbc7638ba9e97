export { Gifts as Mobile, Gifts as PC } from './gifts.tsx'
