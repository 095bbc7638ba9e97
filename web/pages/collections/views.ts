export { Collections as Mobile, Collections as PC } from './collections.tsx'
