/** Apart from the schemas, because a page calls these and must not load zod for it. */
export const API_PATH = {
  getAdConfig: '/wdjweb/api/getAdConfig',
  getDownloadConfig: '/wdjweb/api/getDownloadConfig',
  getReplyPage: '/wdjweb/api/comment/reply/more',
} as const
