import { expect, test } from 'vitest'
import { dataCsp, mipCsp, pageCsp, withHelper } from './content-security-policy.ts'

const site = 'https://store.example'

test('[TRK-1] a page may reach another collector only where the operator named it', () => {
  expect(pageCsp(site, [])).toContain("connect-src 'self';")
  expect(pageCsp(site, [], { targets: ['https://events.example'] })).toContain(
    "connect-src 'self' https://events.example;",
  )
})

test('[DL-7] [SEC-3] the desktop helper is reached only from where apps are installed', () => {
  expect(pageCsp(site, [])).not.toContain('127.0.0.1')
  expect(withHelper(pageCsp(site, [], { targets: ['https://events.example'] }))).toContain(
    "connect-src 'self' http://127.0.0.1:58333 https://events.example;",
  )
})

test('[SEC-2] only a store with a provider of risk control makes addresses of scripts', () => {
  expect(pageCsp(site, [])).toMatch(/; trusted-types pergola-replies;/)
  expect(pageCsp(site, [], { scripts: [] })).not.toContain('pergola-risk')
  expect(pageCsp(site, [], { scripts: ['https://risk.example/sdk.js'] })).toContain(
    'trusted-types pergola-replies pergola-risk',
  )
})

test('[SEC-2] no policy allows a plug-in, or anything that it does not name', () => {
  for (const csp of [pageCsp(site, []), mipCsp(site, '', 'https://c.mipcdn.com/static/v2/'), dataCsp]) {
    expect(csp).toContain("default-src 'none';")
    expect(csp).not.toMatch(/object-src|'unsafe-/)
  }
})

test('[SEC-2] browsers tell what a page was kept from, in the way that works where the site is', () => {
  for (const csp of [pageCsp(site, []), mipCsp(site, '', 'https://c.mipcdn.com/static/v2/')])
    expect(csp).toMatch(/; report-uri \/policy-report; report-to policy$/)
  expect(pageCsp('http://127.0.0.1:8080', [])).toMatch(/; report-uri \/policy-report$/)
})
