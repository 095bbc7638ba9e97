// What the Mobile stylesheet is made of: the views that a phone can get.
import '../styles/tokens.css'
import '../styles/base.css'

// Shown by a script alone, so no view names it.
export { default as notice } from '../features/install/notice.module.css'
export * from './comments/comments.tsx'
export * from './detail/mobile.tsx'
export * from './developer/developer.tsx'
export * from './gifts/app-gifts.tsx'
export * from './gifts/gifts.tsx'
export * from './history/history.tsx'
export * from './home/home.tsx'
export * from './lists/list.tsx'
export * from './missing/missing.tsx'
export * from './report/report.tsx'
export * from './search/search.tsx'
export * from './tour/tour.tsx'
