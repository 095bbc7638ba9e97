export { StaticPageView as Mobile, StaticPageView as PC } from './static-page.tsx'
