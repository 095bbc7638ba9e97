import type { BrandMark } from '../rules/brand/brand.ts'

/** The store's mark, in the colour of the text around it. */
export function Mark({ mark }: { mark: BrandMark }) {
  const { viewBox, fill, inner } = mark
  return (
    <svg
      width="32"
      height="32"
      viewBox={viewBox}
      fill={fill}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes and colours alone, whatever else was refused (platform/brand/read-mark.ts).
      dangerouslySetInnerHTML={{ __html: inner }}
    />
  )
}
