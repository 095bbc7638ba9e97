/** Puts a script first into the head, before anything of the page runs. */
export function injectScript(html: string, src: string): string {
  const script = `<script src="${src}"></script>`
  return html.replace(/^[\s\S]*?<head(\s[^>]*)?>|^/i, start => start + script)
}
