import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const ours = 'https://store.example'
const partner = 'https://partner.example'

/** Our page: native answers every call; the page writes what it gets into its title and posts it to other frames. */
const ourPage = `<!doctype html><script>
  window.pergolaPort = {
    onmessage: null,
    postMessage(text) {
      const { id, method } = JSON.parse(text)
      setTimeout(() => this.onmessage({ data: JSON.stringify({ id, method, data: { loggedIn: true } }) }))
    },
  }
  Object.defineProperty(navigator, 'userAgent', { value: 'pergolaclient/4.2' })
</script>
<script src="${ours}/bridge.js"></script>
<script>
  const { bridge } = PergolaBridge.connect({ window, origins: ['${ours}'], hosts: [] })
  const tell = text => { document.title = text; top.postMessage(text, '*') }
  bridge.call('loginCheck', {}).then(reply => tell(JSON.stringify(reply)), error => tell(error.code))
</script>`

const around = (frame: string) => `<!doctype html>
<script>addEventListener('message', ({ data }) => { document.title = data })</script>${frame}`

/** What our page gets from native when it is opened so. */
async function outcome(page: Page, url: string): Promise<string> {
  await page.goto(url)
  await expect(page).toHaveTitle(/./)
  return page.title()
}

test('[BR-1] native is there for our page alone or within our own, never within another site', async ({
  page,
  request,
}) => {
  const script = await (await request.get('/bridge.js')).text()
  const pages: Record<string, string> = {
    [`${ours}/`]: ourPage,
    [`${ours}/own`]: around(`<iframe src="${ours}/"></iframe>`),
    [`${ours}/sandboxed`]: around(`<iframe sandbox="allow-scripts" src="${ours}/"></iframe>`),
    [`${ours}/between`]: around(`<iframe src="${partner}/frame"></iframe>`),
    [`${partner}/`]: ourPage,
    [`${partner}/frame`]: around(`<iframe src="${ours}/"></iframe>`),
  }
  await page.route(/^https:\/\/(store|partner)\.example\//, route => {
    const url = route.request().url()
    if (url.endsWith('/bridge.js')) return route.fulfill({ contentType: 'text/javascript', body: script })
    return route.fulfill({ contentType: 'text/html', body: pages[url] ?? '' })
  })
  expect(await outcome(page, `${ours}/`)).toBe('{"loggedIn":true}')
  expect(await outcome(page, `${ours}/own`)).toBe('{"loggedIn":true}')
  expect(await outcome(page, `${ours}/sandboxed`)).toBe('NO_HOST')
  expect(await outcome(page, `${ours}/between`)).toBe('NO_HOST')
  expect(await outcome(page, `${partner}/`)).toBe('NO_HOST')
  expect(await outcome(page, `${partner}/frame`)).toBe('NO_HOST')
})
