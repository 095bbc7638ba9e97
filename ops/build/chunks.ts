/**
 * Which file of the browser's a module is in: that of the first group that names it. What islands share comes with React, instead of in
 * twenty files of a few bytes; what plain scripts use as well is separate, so that they need no React. Each is a regular expression
 * over paths, and a test holds that it names a module.
 */
export const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  // On every page or nearly: the tracker, what fetches plain scripts, the question of consent, ads, times, and what several of them share.
  // In one file they take 1 kB less than in four.
  core: [
    'web/features/track/(?!fingerprint)',
    'web/kit/marks',
    'web/islands/enhancer',
    'web/boot/(enhance|module-of)\\.',
    'web/addresses/here\\.',
    'web/words/[\\w-]+/locale\\.',
    'rules/text/locales\\.',
    'web/features/consent/consent\\.',
    'web/features/install/risk-token\\.',
    'web/browser/(?!after-load|lay-out|when-shown|window-size)',
    'rules/deadlines/',
    'rules/links/safe-link\\.',
    'contract/api/(envelope|paths|reply-page)',
    'web/features/ads/(?!watch-clock)[\\w-]+\\.(?!tsx|module)',
    'web/kit/image-base',
    'rules/pictures/webp',
    'contract/api/ad-config',
    'web/features/times/local-time',
    'web/words/(time-words|[\\w-]+/time-script)',
    'rules/text/time\\.',
  ],
  // What scripts say that need no React.
  words: [
    'web/words/[\\w-]+/(words|install|search)\\.',
    'web/features/install/plan-words\\.',
    'contract/suggest',
  ],
  // What every visit of a detail page fetches, without React.
  detail: [
    'web/pages/detail/section-menu',
    'web/features/notices/notice-ticker',
    'web/features/mine/app-actions\\.enhancer',
    'web/features/install/(get-app|start-install|what-is-known|carry-out|dialogs|downloads|download-config|show-plan|await-answer)\\.',
    'web/features/screenshots/screenshot-strip',
    'web/features/screenshots/strip/(?!add-scrollbar|thumb|shot-box)',
    'rules/install/',
    'rules/tracking/(download-source|campaign)\\.',
    'rules/devices/user-agent\\.',
    'contract/api/download-config',
  ],
  hydrate: [
    'node_modules/(react|react-dom|scheduler)/',
    'web/shell/',
    'web/kit/',
    'web/words/(?!(client|comment|copy|gift|mine|share)-words|[\\w-]+/(client|comment|copy|gift|mine|share)-script)',
    'web/islands/(island|json-data)\\.',
    'web/boot/hydrate\\.',
    'web/browser/window-size',
    'web/features/install/download-button',
    'web/features/comments/(comment|comment-list)\\.',
    'web/features/search-box/search-form',
    'web/features/ads/(ad-place|brand-banner)\\.(tsx|module)',
  ],
  // Too small for a file each, and nothing beside React.
  islands: [
    'web/features/permissions/permission-modal',
    'web/features/install/download-popup\\.',
    'web/features/video/video-player',
    'web/features/comments/comment-form',
    'rules/pictures/picture\\.',
  ],
  // Of use inside the store's client alone.
  client: [
    'web/features/client/',
    'web/words/(client-words|[\\w-]+/client-script)',
    'bridge/',
    'rules/links/(native-url|safe-redirect)\\.',
    'rules/devices/client-version\\.',
    'rules/text/mobile-number\\.',
    'rules/apps/app-moves\\.',
    'contract/',
  ],
}

export const chunkGroups = Object.entries(CHUNKS).map(([name, modules]) => ({
  name,
  test: new RegExp(`/(${modules.join('|')})`),
}))
