// What the Mobile stylesheet is made of: the views that a phone can get.
import '../../ui/styles/tokens.css'
import '../styles/base.css'

// Shown by a script alone, so no view names it.
export { default as notice } from '../features/install/notice.module.css'
export { mobile } from './all-views.ts'
