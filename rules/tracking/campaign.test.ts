import { expect, test } from 'vitest'
import { asksForDownload, campaignQuery, hasUtm, readCampaign } from './campaign.ts'

test('[DET-14] the five parameters are read from the query', () => {
  const query =
    '?action=dl&utm_source=a%20b&utm_campaign=%E8%8A%B1&original_pg_name=com.x.y_1&original_appid=42'
  expect(readCampaign(query)).toEqual({
    action: 'dl',
    utmSource: 'a b',
    utmCampaign: '花',
    originalPackageName: 'com.x.y_1',
    originalAppId: 42,
  })
})

test('[DET-14] what is missing reads as empty', () => {
  const none = { action: '', utmSource: '', utmCampaign: '', originalPackageName: '', originalAppId: 0 }
  expect(readCampaign('')).toEqual(none)
  expect(readCampaign('?Action=dl&UTM_SOURCE=x&%zz=%')).toEqual(none)
})

test.each([
  ['999999999999', 999_999_999_999],
  ['1000000000000', 0],
  ['0', 0],
  ['-1', 0],
  ['1x', 0],
  ['x1', 0],
  ['1.5', 0],
])('[DET-14] the origin app id %s reads as %d', (text, id) => {
  expect(readCampaign(`?original_appid=${text}`).originalAppId).toBe(id)
})

test.each([
  ['com.example', 'com.example'],
  ['a'.repeat(255), 'a'.repeat(255)],
  ['a'.repeat(256), ''],
  ['com.example<b>', ''],
  ['<b>com.example', ''],
])('[DET-14] the origin page name %s reads as %s', (text, name) => {
  expect(readCampaign(`?original_pg_name=${text}`).originalPackageName).toBe(name)
})

test('[DET-14] only the action dl asks for a download', () => {
  expect(asksForDownload(readCampaign('?action=dl'))).toBe(true)
  expect(asksForDownload(readCampaign('?action=DL'))).toBe(false)
  expect(asksForDownload(readCampaign('?action=dlx'))).toBe(false)
  expect(asksForDownload(readCampaign(''))).toBe(false)
})

test('[AD-3] any parameter whose name starts with utm_ is a campaign', () => {
  expect(hasUtm('?utm_term')).toBe(true)
  expect(hasUtm('a=1&utm_whatever=')).toBe(true)
  expect(hasUtm('?utm=1&xutm_source=1&q=utm_source')).toBe(false)
  expect(hasUtm('')).toBe(false)
})

test('[DET-14] a link keeps the campaign and the origin, and neither the action nor anything unknown', () => {
  const query = '?action=dl&utm_source=a%26b&utm_campaign=c&original_pg_name=com.x&original_appid=9&junk=1'
  expect(campaignQuery(readCampaign(query))).toBe(
    '?utm_source=a%26b&utm_campaign=c&original_pg_name=com.x&original_appid=9',
  )
  expect(campaignQuery(readCampaign('?action=dl&junk=1'))).toBe('')
})
