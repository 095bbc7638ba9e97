// What the Mobile stylesheet is made of: the views that a phone can get.
import '../styles/tokens.css'
import '../styles/base.css'

export * from './detail/mobile.tsx'
export * from './home/home.tsx'
export * from './missing/missing.tsx'
export * from './search/search.tsx'
