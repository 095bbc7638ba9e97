import { words } from '../../words/words.ts'

type Choices = readonly (readonly [value: string, label: string])[]

// Functions, because the words are not there yet when this file is read.
export const packageChoices = (): Choices => [
  ['newest', words.repositories.packagesNewest],
  ['none', words.repositories.packagesNone],
]
export const pictureChoices = (): Choices => [
  ['newest', words.repositories.picturesNewest],
  ['none', words.repositories.picturesNone],
]
export const donationChoices = (): Choices => [
  ['none', words.repositories.donationsNone],
  ['show', words.repositories.donationsShow],
]
