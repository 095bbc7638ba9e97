import { androidVersion } from '../../../rules/android-version.ts'
import { formatCount } from '../../../rules/count.ts'
import { iconUrl } from '../../../rules/icon.ts'
import { rating } from '../../../rules/rating.ts'
import { formatSize } from '../../../rules/size.ts'
import { formatDate, formatDateTime } from '../../../rules/time.ts'
import type { Database } from '../../../server/db/database.ts'
import { type AppPageRow, findAppPage, type VersionRow } from '../../../server/db/queries/app-page.ts'
import { type CommentRow, FIRST_REPLIES } from '../../../server/db/queries/comments.ts'
import { imageBase } from '../../components/image-base.ts'
import { locale } from '../../words/words.ts'
import type { CommentItem, DetailModel, VersionItem } from './model.ts'

export type LoadedDetail =
  | { found: 'live'; model: DetailModel }
  | { found: 'delisted'; name: string }
  | { found: 'nothing' }

export async function loadDetail(db: Database, origin: string, appId: number): Promise<LoadedDetail> {
  const row = await findAppPage(db, appId, locale)
  if (!row) return { found: 'nothing' }
  if (row.status === 'delisted') return { found: 'delisted', name: row.name }
  return { found: 'live', model: presentDetail(row, origin) }
}

function presentDetail(row: AppPageRow, origin: string): DetailModel {
  const latest = row.versions[0]
  const file = latest?.package
  const stars = rating(row.ratings)
  const url = file ? packageUrl(file.path) : ''
  return {
    app: {
      appId: row.id,
      versionId: latest?.id ?? 0,
      name: row.name,
      packageName: row.packageName,
      versionCode: latest?.code ?? '',
      versionName: latest?.name ?? '',
      iconUrl: iconUrl(imageBase, row.iconKey, 130, 'png'),
      resourceType: row.resourceType,
      size: file?.size ?? 0,
      downloadUrl: url,
      categoryId: row.category?.parentId ?? row.category?.id ?? 0,
      subCategoryId: row.category?.parentId ? row.category.id : 0,
      recommend: '',
    },
    summary: row.summary,
    canonical: `${origin}/apps/${row.id}`,
    iconKey: row.iconKey,
    description: row.description.split(/\n+/).filter(Boolean),
    developer: row.developer ?? undefined,
    category: row.category ?? undefined,
    noAds: row.hasAds === false,
    rating: stars && { score: stars.score, count: formatCount(stars.count) },
    downloads: formatCount(row.downloads),
    updated: latest ? formatDate(latest.releasedAt) : '',
    download: file ? { url, size: formatSize(file.size), sha256: file.sha256 } : undefined,
    minAndroid: minAndroid(latest),
    permissions: latest?.permissions ?? 0,
    filingNumber: row.filingNumber ?? undefined,
    privacyUrl: row.privacyUrl ?? undefined,
    notice: row.notices[0]?.body,
    screenshots: row.screenshots,
    whatsNew: latest?.whatsNew?.split(/\n+/).filter(Boolean) ?? [],
    versions: row.versions.map(presentVersion),
    versionCount: row.versionCount,
    comments: row.newestComments.map(presentComment),
    commentCount: formatCount(row.comments),
  }
}

function presentVersion(version: VersionRow): VersionItem {
  return {
    name: version.name,
    date: formatDate(version.releasedAt),
    size: version.package ? formatSize(version.package.size) : undefined,
    minAndroid: minAndroid(version),
    url: version.package ? packageUrl(version.package.path) : undefined,
  }
}

function presentComment(comment: CommentRow): CommentItem {
  return {
    id: comment.id,
    author: comment.author,
    rating: comment.rating ?? undefined,
    time: formatDateTime(comment.createdAt),
    body: comment.body,
    replies: comment.replies,
    moreReplies: Math.max(0, comment.replyCount - FIRST_REPLIES),
  }
}

const minAndroid = (version: VersionRow | undefined) =>
  version?.minSdk == null ? undefined : androidVersion(version.minSdk)

const packageUrl = (path: string) => `/packages/${path.split('/').map(encodeURIComponent).join('/')}`
