/** A file as the page says it. */
export interface Shown {
  url: string
  bytes: string
  size: string
  hash: string
  /** Which devices it is for. */
  what?: string | undefined
  /** Of its version, where that is another than the page's. */
  version?: { vid: string; vcode: string; vname: string } | undefined
  /** The day on which the store inspected it. */
  checked?: string | undefined
}

/** Has every control of the page give another file, and the page say what is true of that one. */
export function giveFile(before: Shown, now: Shown): void {
  const { bytes, url, size, hash, version } = now
  for (const control of document.querySelectorAll<HTMLAnchorElement>('a[data-by=get-app][data-vid]')) {
    control.href = url
    if ('url' in control.dataset) Object.assign(control.dataset, { url, size: bytes, ...version })
    else if (version) control.dataset.vid = version.vid
  }
  for (const kind of ['what', 'size', 'hash', 'checked'] as const) say(kind, before[kind], now[kind])
  say('version', before.version?.vname, version?.vname)
  for (const button of document.querySelectorAll<HTMLElement>(`[data-copies="${before.hash}"]`))
    button.dataset.copies = hash
  change('download-popup', props => Object.assign(props.app, { url, size, sha256: hash }))
  change('install-dialogs', props => {
    props.summary = props.summary.replace(before.size, size)
    if (version) props.summary = props.summary.replace(before.version?.vname ?? '', version.vname)
  })
}

function say(kind: string, before: string | undefined, now: string | undefined): void {
  if (now === undefined) return
  for (const place of document.querySelectorAll(`[data-given=${kind}]`)) restate(place, before, now)
}

export function restate(place: Element, before: string | undefined, now: string): void {
  if (before) place.textContent = (place.textContent ?? '').replace(before, now)
}

interface Props {
  app: object
  summary: string
}

/** What an island says when it is opened. One that is awake already keeps what it has, which is a file that is there too. */
function change(island: string, edit: (props: Props) => void): void {
  // The text inside, because the page's policy forbids setting that of a script, though it is none.
  const text = document.querySelector(`[data-island=${island}] + script`)?.firstChild
  if (!text) return
  const props = JSON.parse(text.nodeValue ?? '{}')
  edit(props)
  text.nodeValue = JSON.stringify(props)
}
