const GLUE = '\u00a0'

/** One sentence of a tutorial, with the code block that it introduces. */
export interface Sentence {
  step: string
  says: string
  block?: { language: string; text: string }
}

/** Returns the sentences of a section's numbered steps. */
export function readWalk(document: string, heading: string): Sentence[] {
  const [, section = ''] = new RegExp(`^## ${heading}$(.*?)^## `, 'ms').exec(document) ?? []
  const steps = [...section.matchAll(/^(\d+)\. (.*?)(?=^\d+\. |^\S)/gms)]
  return steps.flatMap(([, number, text = '']) =>
    [...text.matchAll(/(.*?)(?:^ {3}```(\w+)\n(.*?)^ {3}```$|$(?![\s\S]))/gms)].flatMap(
      ([, prose = '', language, block]) => {
        const sentences = sentencesOf(prose).map(says => ({ step: `step ${number}`, says }))
        const last = sentences.at(-1)
        if (language === undefined || block === undefined || !last) return sentences
        const text = block.replaceAll(/^ {3}/gm, '')
        return [...sentences.slice(0, -1), { ...last, block: { language, text } }]
      },
    ),
  )
}

/** Splits prose into sentences. Bold text and code count as one word each. */
const sentencesOf = (prose: string): string[] =>
  prose
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/\*\*.*?\*\*|`.*?`/g, word => word.replaceAll(' ', GLUE))
    .split(/(?<=[.:](?:\*\*)?) (?=[A-Z])/)
    .filter(Boolean)
    .map(sentence => sentence.replaceAll(GLUE, ' '))
