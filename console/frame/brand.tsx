import { Mark } from '../../ui/mark.tsx'
import { useRequest } from '../kit/request-context.ts'
import { locale, words } from '../words/words.ts'
import style from './brand.module.css'

/** Whose console it is. */
export function Brand() {
  const { brand } = useRequest()
  return (
    <span className={style.brand}>
      <Mark mark={brand.mark} />
      <b>{brand.texts[locale].name}</b>
      <span>{words.frame.console}</span>
    </span>
  )
}
