export { Compare as Mobile, Compare as PC } from './compare.tsx'
