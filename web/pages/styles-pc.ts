// What the PC stylesheet is made of: the views that a PC can get.
import '../../ui/styles/tokens.css'
import '../styles/base.css'

// Shown by a script alone, so no view names it.
export { default as notice } from '../features/install/notice.module.css'
export { pc } from './all-views.ts'
