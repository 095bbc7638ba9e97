import type { AdConfig } from '../../contract/api/ad-config.ts'
import { DEFAULT_DISPLAY, type DownloadConfig } from '../../contract/api/download-config.ts'
import type { ReplyPage } from '../../contract/api/reply-page.ts'
import type { API_ROUTES } from '../../contract/api/routes.schema.ts'
import type { SignersFile } from '../../contract/signers.schema.ts'
import type { Suggestions } from '../../contract/suggest.ts'
import type { WithdrawnFile } from '../../contract/withdrawn.schema.ts'

const signer = '8f5a0c1e2b7d4963a1f0c8e7d6b5a4938271605f4e3d2c1b0a9f8e7d6c5b4a39'
const sha256 = '3b1c5d7e9f0a2b4c6d8e0f1a3b5c7d9e1f2a4b6c8d0e2f3a5b7c9d1e3f4a6b8c'
const version = { versionCode: '12', versionName: '1.2', releasedAt: '2026-11-15T08:00:00.000Z' }

const adConfig: AdConfig = {
  adLocationInfoList: [{ adLocationType: 2, adUrl: 'https://ads.example/1', imgUrl: '/img/ads/1.png' }],
}
const downloadConfig: DownloadConfig = {
  display: DEFAULT_DISPLAY,
  ch: 'home',
  downloadType: 1,
  downloadUrl: '',
}
const replyPage: ReplyPage = { content: '<li>…</li>', nextOffset: 13 }

/** A request of each call, and the data of its answer. */
export const CALLS: Record<keyof typeof API_ROUTES, { query: string; data: unknown }> = {
  getAdConfig: { query: 'appType=0&pageType=1&appId=42', data: adConfig },
  getDownloadConfig: { query: 'appType=0&pageType=1&appId=42', data: downloadConfig },
  getReplyPage: { query: 'commentId=7&offset=3&ctoken=abcdefghijklmnopqrstuvwx', data: replyPage },
}

export const WITHDRAWN: WithdrawnFile = {
  withdrawn: [
    { package: 'com.example.moss', signers: [signer], kind: 'malware', since: '2026-11-15T08:00:00.000Z' },
  ],
}

export const SIGNERS: SignersFile = {
  packageName: 'com.example.moss',
  signers: [{ sha256: signer, subject: 'CN=Moss', first: version, last: version, versions: 1, came: null }],
  versions: [
    {
      ...version,
      files: [{ abi: 'universal', sha256, signer, checkedAt: '2026-11-15T07:59:00.000Z', lineage: [signer] }],
    },
  ],
}

export const SUGGESTIONS: Suggestions = { items: [{ kind: 'app', name: 'Moss', path: '/en/apps/42' }] }
