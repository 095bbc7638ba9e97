const upTo = <Area extends string>(area: Area, last: number) =>
  Array.from({ length: last }, (_, i): `${Area}-${number}` => `${area}-${i + 1}`)

/** Every requirement. A test that proves one carries its id in its title. */
export const REQUIREMENT_IDS = [
  ...upTo('DET', 18),
  ...upTo('COM', 5),
  ...upTo('GIFT', 2),
  ...upTo('DL', 11),
  ...upTo('AD', 4),
  ...upTo('BR', 8),
  ...upTo('TRK', 10),
  ...upTo('VAL', 11),
  ...upTo('ERR', 1),
]
export type RequirementId = (typeof REQUIREMENT_IDS)[number]
