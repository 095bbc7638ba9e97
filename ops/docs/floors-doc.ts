import { FLOORS } from '../checks/import-rules.ts'

const PLACE = /(?<=<!-- floors: .* -->\n)[\s\S]*?(?=<!-- \/floors -->)/

/** The document with the folders as they stand upon each other, the highest first. */
export const withFloors = (document: string): string =>
  document.replace(
    PLACE,
    ['```', ...FLOORS.toReversed().map(floor => floor.join(' · ')), '```', ''].join('\n'),
  )
