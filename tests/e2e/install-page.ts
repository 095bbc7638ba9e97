import type { Page } from '@playwright/test'
import { phone } from './devices.ts'

export const button = (page: Page) => page.locator('a[data-wants=download]:visible').first()
export const install = (page: Page) => page.locator('a[data-wants=install]:visible').first()
export const shownHash = (page: Page) =>
  page
    .locator('#security code, #security [class*=hash]')
    .allTextContents()
    .then(texts => texts.map(text => text.replace(/\s/g, '')))
export const wechat = `${phone.userAgent} MicroMessenger/8.0.49(0x28003133) WeChat/arm64`
export const client = `${phone.userAgent} PergolaClient/6.2.0`
