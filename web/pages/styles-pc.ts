// What the PC stylesheet is made of: the views that a PC can get.
import '../styles/tokens.css'
import '../styles/base.css'

export * from './detail/pc.tsx'
export * from './home/home.tsx'
export * from './missing/missing.tsx'
export * from './search/search.tsx'
