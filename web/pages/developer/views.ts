export { Developer as Mobile, Developer as PC } from './developer.tsx'
