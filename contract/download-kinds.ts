/** By the visitor's hand, or by the page itself. */
export const DOWNLOAD_KINDS = ['direct', 'direct_auto'] as const
export type DownloadKind = (typeof DOWNLOAD_KINDS)[number]
