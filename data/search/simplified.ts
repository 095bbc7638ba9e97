import { traditionalCharacters } from './traditional-characters.ts'

const pairs = traditionalCharacters.match(/\S\S/gu) ?? []
const simple = new Map(pairs.map(pair => [pair.slice(0, 1), pair.slice(1)]))
const traditional = new RegExp(`[${[...simple.keys()].join('')}]`, 'gu')

/** The text in simplified characters: who types 末班車 means 末班车. */
export const simplified = (text: string) =>
  text.replace(traditional, character => simple.get(character) ?? '')
