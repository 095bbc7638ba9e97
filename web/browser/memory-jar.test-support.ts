import type { CookieJar } from './cookie.ts'

/** A cookie jar that keeps names, values and expiry as a browser does, and nothing else. */
export function memoryJar(URL = 'http://store.example/'): CookieJar {
  const cookies = new Map<string, string>()
  return {
    URL,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text) {
      const [pair = '', ...attributes] = text.split('; ')
      const split = pair.indexOf('=')
      const name = pair.slice(0, split)
      const expires = attributes.find(attribute => attribute.startsWith('expires='))?.slice(8)
      if (expires && Date.parse(expires) <= Date.now()) cookies.delete(name)
      else cookies.set(name, pair.slice(split + 1))
    },
  }
}
