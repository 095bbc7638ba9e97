export { Comments as Mobile, Comments as PC } from './comments.tsx'
