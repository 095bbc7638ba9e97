export { Home as Mobile, Home as PC } from './home.tsx'
