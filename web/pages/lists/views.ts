export { List as Mobile, List as PC } from './list.tsx'
