export { History as Mobile, History as PC } from './history.tsx'
