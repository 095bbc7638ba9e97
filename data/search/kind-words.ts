/** What people type for one of the two kinds as a whole, in any language. */
const KIND_WORDS = new Map<string, 'game' | 'soft'>([
  ['游戏', 'game'],
  ['手游', 'game'],
  ['game', 'game'],
  ['games', 'game'],
  ['软件', 'soft'],
  ['应用', 'soft'],
  ['app', 'soft'],
  ['apps', 'soft'],
])

export const kindNamed = (typed: string) => KIND_WORDS.get(typed)
