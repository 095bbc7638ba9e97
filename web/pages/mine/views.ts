export { Mine as Mobile, Mine as PC } from './mine.tsx'
