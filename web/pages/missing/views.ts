export { Missing as Mobile, Missing as PC } from './missing.tsx'
