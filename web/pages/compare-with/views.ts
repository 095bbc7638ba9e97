export { CompareWith as Mobile, CompareWith as PC } from './compare-with.tsx'
