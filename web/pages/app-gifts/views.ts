export { AppGifts as Mobile, AppGifts as PC } from './app-gifts.tsx'
