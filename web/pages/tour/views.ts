export { Tour as Mobile, Tour as PC } from './tour.tsx'
