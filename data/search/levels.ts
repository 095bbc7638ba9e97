/**
 * The levels on which an app is found, and what each is worth. The letter is part of the tokens: changing one
 * needs a new index.
 */
export const LEVEL = {
  /** The name itself. */
  name: { letter: 'e', worth: 10 },
  /** The package name, or the name in pinyin. */
  key: { letter: 'k', worth: 8 },
  /** How the name begins. */
  begins: { letter: 'b', worth: 6 },
  /** The first letters of the name's syllables or words. */
  initials: { letter: 'i', worth: 6 },
  /** Words of the name. */
  words: { letter: 'w', worth: 5.5 },
  /** How a word of the name begins, or the name in pinyin or by first letters. */
  part: { letter: 'p', worth: 4.5 },
  /** How the sound of the name goes on from a syllable inside of it. */
  inside: { letter: 'm', worth: 4.25 },
  /** A package name so far, e.g. `com.example`. */
  package: { letter: 'g', worth: 4.25 },
  /** What sort of app it is: the category that it is shown under, by sound and in other words too. */
  topic: { letter: 'c', worth: 3.5 },
  /** The same where name or summary say it as well. */
  sure: { letter: 's', worth: 5 },
  /** Other words for those of its name and summary. */
  other: { letter: 'o', worth: 2.5 },
  /** Words of name, summary, developer and the category that it is shown under. */
  about: { letter: 'a', worth: 3 },
  /** Words of anything, the description as well. */
  text: { letter: 't', worth: 0.5 },
  /** That it is an app: what all are found by. */
  any: { letter: 'y', worth: 1 },
  /** A word of the name with a letter wrong. */
  near: { letter: 'n', worth: 2 },
} as const

/** Another way to write what sounds the same. */
export const WORTH_SAME_SOUND = 3.5

/** Of two words one in the name, and the other wherever `about` looks. */
export const WORTH_MIXED = 4

/** The name says what sort of app it is, and its category does too. */
export const WORTH_NAMED_SO = 7

/** So much less without words that tell how an app is wished to be, and without those that tell what it does with a thing. */
export const WORTH_WISHED = 0.25
export const WORTH_VAGUE = 0.5

/** One of several words is what sort of app it is. */
export const WORTH_ONE_TOPIC = 2

export type Level = keyof typeof LEVEL
