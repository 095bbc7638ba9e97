/** OKLCH to sRGB hex. Equal lightness looks equally light in every hue, so random hues stay in harmony. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  for (let c = chroma; c > 0.002; c *= 0.92) {
    const rgb = toRgb(lightness, c, hue)
    if (rgb.every(channel => channel >= -0.002 && channel <= 1.002)) return hex(rgb)
  }
  return hex(toRgb(lightness, 0, hue))
}

function toRgb(l: number, chroma: number, hue: number): number[] {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map(linear => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055))
}

const hex = (rgb: number[]) =>
  `#${rgb
    .map(channel =>
      Math.round(Math.max(0, Math.min(1, channel)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Hue of a hex colour in OKLCH, or undefined for greys. */
export function hueOf(colour: string): number | undefined {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(from => {
    const channel = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  if (Math.hypot(a, bb) < 0.05) return undefined
  return ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360
}
