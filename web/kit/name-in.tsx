import type { Lang } from './lang.ts'

/** Occurs in no sentence. */
const PLACE = '\n'

interface NameInProps {
  sentence: (name: string) => string
  name: string
  lang?: Lang
}

/** Renders a sentence around a name, which may be in another language and direction than the sentence. */
export function NameIn({ sentence, name, lang }: NameInProps) {
  const [before, after] = sentence(PLACE).split(PLACE)
  return (
    <>
      {before}
      <bdi lang={lang ?? undefined}>{name}</bdi>
      {after}
    </>
  )
}
