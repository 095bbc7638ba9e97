export { Gone as Mobile, Gone as PC } from './gone.tsx'
