/** What the store reads (platform/images/decode-job.ts), as a field for files names it. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp'
