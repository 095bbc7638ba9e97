export { Search as Mobile, Search as PC } from './search.tsx'
