export { PaperPage as Mobile, PaperPage as PC } from './paper-page.tsx'
