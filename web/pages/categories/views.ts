export { Categories as Mobile, Categories as PC } from './categories.tsx'
