/** A screenshot as a form carries it: JSON, as app.edit names its parts. */
export interface Picture {
  imageKey: string
  width: number
  height: number
  caption?: string
  shownIn?: string
  locale?: string
  translations?: Record<string, Record<string, string>>
}

export const pictureText = (picture: Picture): string => JSON.stringify(picture)

/** Returns undefined if the field was tampered with. */
export function pictureOf(text: string): Picture | undefined {
  try {
    const { imageKey, width, height } = JSON.parse(text)
    if (typeof imageKey === 'string' && typeof width === 'number' && typeof height === 'number')
      return JSON.parse(text)
  } catch {
    // Not JSON: undefined below.
  }
  return undefined
}
