/** `#17774a`: the one way in which colours are written here. */
export type Colour = `#${string}`

export const isColour = (text: string): text is Colour => /^#[\da-f]{6}$/.test(text)

const channels = (colour: Colour): number[] =>
  [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))

/** So much of the second in the first: 0 is the first, 1 the second. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const others = channels(second)
  const mixed = channels(first).map((value, i) => Math.round(value + ((others[i] ?? 0) - value) * share))
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

/** How well one can be read on the other, as WCAG 2 reckons it: from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [a, b] = [lightness(one), lightness(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function lightness(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
    .map(value => value / 255)
    .map(value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
