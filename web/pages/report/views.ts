export { Report as Mobile, Report as PC } from './report.tsx'
