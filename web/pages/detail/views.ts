export { DetailMobile as Mobile } from './mobile.tsx'
export { DetailPc as PC } from './pc.tsx'
