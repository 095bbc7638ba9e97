export { Thread as Mobile, Thread as PC } from './thread.tsx'
