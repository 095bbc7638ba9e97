const GLUE = '\u00a0'

/** What a document says to do, sentence by sentence, with the block of code that a sentence introduces. */
export interface Sentence {
  step: string
  says: string
  block?: string
}

/** The numbered steps of a section. */
export function readWalk(document: string, heading: string): Sentence[] {
  const [, section = ''] = new RegExp(`^## ${heading}$(.*?)^## `, 'ms').exec(document) ?? []
  const steps = [...section.matchAll(/^(\d+)\. (.*?)(?=^\d+\. |^\S)/gms)]
  return steps.flatMap(([, number, text = '']) =>
    [...text.matchAll(/(.*?)(?:^ {3}```\w+\n(.*?)^ {3}```$|$(?![\s\S]))/gms)].flatMap(
      ([, prose = '', block]) => {
        const sentences = sentencesOf(prose).map(says => ({ step: `step ${number}`, says }))
        const last = sentences.at(-1)
        if (block === undefined || !last) return sentences
        return [...sentences.slice(0, -1), { ...last, block: block.replaceAll(/^ {3}/gm, '') }]
      },
    ),
  )
}

/** One ends where another begins; what is bold, or code, is one word. */
const sentencesOf = (prose: string): string[] =>
  prose
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/\*\*.*?\*\*|`.*?`/g, word => word.replaceAll(' ', GLUE))
    .split(/(?<=[.:](?:\*\*)?) (?=[A-Z])/)
    .filter(Boolean)
    .map(sentence => sentence.replaceAll(GLUE, ' '))
