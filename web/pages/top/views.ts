export { Top as Mobile, Top as PC } from './top.tsx'
