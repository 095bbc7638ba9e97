/** Data in a page, for scripts or for machines that read it: a block that no browser runs, and in which no tag can end. */
export function JsonData({
  type,
  data,
}: {
  type: 'application/json' | 'application/ld+json'
  data: unknown
}) {
  return (
    <script
      type={type}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data, in which no tag can end.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }}
    />
  )
}
