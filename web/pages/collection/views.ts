export { Collection as Mobile, Collection as PC } from './collection.tsx'
