import { MAX_SEARCH_LENGTH } from '../../../contract/suggest.ts'
import { here } from '../../addresses/here.ts'
import { Enhanced } from '../../islands/enhanced.tsx'
import { Icon } from '../../kit/icon.tsx'
import { words } from '../../words/words.ts'
import style from './search-form.module.css'
import suggest from './suggest.enhancer.ts'

/** A plain form: it works before and without any script, which only adds suggestions to it. */
export function SearchForm({
  query = '',
  className = '',
}: {
  query?: string | undefined
  className?: string | undefined
}) {
  const w = words.search
  return (
    <Enhanced by={suggest} on="touch" className={`${style.box} ${className}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is unknown to the browsers of our visitors. */}
      <form className={style.form} action={here('/search')} role="search">
        <Icon name="search" />
        <input
          type="search"
          name="q"
          defaultValue={query}
          aria-label={w.label}
          placeholder={w.placeholder}
          maxLength={MAX_SEARCH_LENGTH}
        />
        <button type="submit">{w.go}</button>
      </form>
    </Enhanced>
  )
}
