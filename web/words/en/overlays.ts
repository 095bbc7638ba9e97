// Dialogs, sheets, banners and the ticker.

export const dialog = { close: 'Close', privacy: 'Privacy policy' }

export const popup = {
  open: 'More ways',
  title: (app: string) => `Download ${app}`,
  file: (size: string) => `Download APK, ${size}`,
  fileHint: 'An APK file, saved to this device',
  link: 'Copy download link',
  linkHint: 'For your phone, or for a download tool',
  scan: 'Scan to download on a phone',
  scanHint: "With the phone's camera or browser",
  hash: 'SHA-256',
  copyHash: 'Copy SHA-256',
  copy: 'Copy',
  linkCopied: 'Download link copied',
  hashCopied: 'SHA-256 copied',
  notCopied: "The browser doesn't let us copy. Please copy the selected text yourself",
  byHand: 'Text to copy',
  page: "Copy this page's link",
  pageHint: 'To open this page on a phone',
  pageCopied: 'Link to this page copied',
}

export const ticker = { label: 'Announcements', hold: 'Pause announcements' }

export const promo = { label: 'Ad', learn: 'Learn more', close: 'Close ad', alt: 'Ad picture' }
