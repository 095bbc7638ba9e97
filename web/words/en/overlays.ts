// Dialogs, sheets, banners and the ticker.

export const dialog = { close: 'Close', privacy: 'Privacy policy' }

export const popup = {
  open: 'More options',
  title: (app: string) => `Download ${app}`,
  file: (size: string) => `Download APK (${size})`,
  fileHint: 'Saves the file to this device',
  link: 'Copy download link',
  linkHint: 'For your phone or a download manager',
  scan: 'Scan to download on your phone',
  scanHint: "With your phone's camera or browser",
  hash: 'SHA-256',
  copyHash: 'Copy SHA-256',
  copy: 'Copy',
  linkCopied: 'Download link copied',
  hashCopied: 'SHA-256 copied',
  notCopied: "Couldn't copy. Select the text and copy it yourself.",
  byHand: 'Text to copy',
  page: "Copy this page's link",
  pageHint: 'To open this page on your phone',
  pageCopied: 'Link to this page copied',
}

export const ticker = { label: 'Announcements', hold: 'Pause announcements' }

export const promo = { label: 'Ad', learn: 'Learn more', close: 'Close ad', alt: 'Ad picture' }
