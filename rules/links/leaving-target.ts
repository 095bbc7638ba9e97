/** The site's own door to the company's and partners' sites. */
export const LEAVING_PATH = '/go'
export const THROUGH_DOOR = `${LEAVING_PATH}?to=`

/** Changes where a link leads, also one that leads there through the door. */
export function changeTarget(link: string, change: (target: string) => string): string {
  if (!link.startsWith(THROUGH_DOOR)) return change(link)
  return THROUGH_DOOR + encodeURIComponent(change(decodeURIComponent(link.slice(THROUGH_DOOR.length))))
}
