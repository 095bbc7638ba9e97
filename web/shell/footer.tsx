import { words } from '../words/words.ts'
import style from './footer.module.css'

export function Footer() {
  return (
    <footer className={style.footer} data-late="">
      <div className={style.inside}>
        <p>{words.footer.about}</p>
        <p>{words.footer.copyright}</p>
      </div>
    </footer>
  )
}
