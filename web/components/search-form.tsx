import { words } from '../words/words.ts'
import { Icon } from './icon.tsx'
import style from './search-form.module.css'

/** A plain form: it works before and without any script. */
export function SearchForm({ query = '', className }: { query?: string; className?: string | undefined }) {
  const w = words.search
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to the browsers of our visitors.
    <form className={className ? `${style.form} ${className}` : style.form} action="/search" role="search">
      <Icon name="search" />
      <input
        type="search"
        name="q"
        defaultValue={query}
        aria-label={w.label}
        placeholder={w.placeholder}
        maxLength={60}
      />
      <button type="submit">{w.go}</button>
    </form>
  )
}
