import { AD_LOCATION } from '../../../contract/api/ad-config.ts'
import { FIRST_OFFSET } from '../../../contract/api/reply-page.ts'
import { APP_LINKS } from '../../../contract/app-links.ts'
import type { CommentRow } from '../../../data/db/queries/comments.ts'
import type { VideoRow } from '../../../data/db/queries/documents/app-document.ts'
import type { AppPageRow, AppSurroundings } from '../../../data/db/queries/documents/detail.ts'
import type { GiftRow } from '../../../data/db/queries/documents/placed.ts'
import type { VersionRow } from '../../../data/db/queries/versions.ts'
import { keyChange } from '../../../rules/apps/signing.ts'
import { formatCount } from '../../../rules/counts/count.ts'
import { formatMoney } from '../../../rules/counts/money.ts'
import { priceRange } from '../../../rules/counts/price-range.ts'
import { rating } from '../../../rules/counts/rating.ts'
import { formatSize } from '../../../rules/counts/size.ts'
import { outsideLink } from '../../../rules/links/leaving-link.ts'
import { safeLink } from '../../../rules/links/safe-link.ts'
import { formatDate, formatSecond } from '../../../rules/text/time.ts'
import { DEFAULT_SOURCE, newUrlPath } from '../../../rules/tracking/download-source.ts'
import { ogPath } from '../../../server/og/og-path.ts'
import type { PackageLinks } from '../../../server/packages/package-links.ts'
import { saveName } from '../../../server/packages/save-name.ts'
import { appPath } from '../../addresses/addresses.ts'
import { here, inSite } from '../../addresses/here.ts'
import type { CommentItem } from '../../features/comments/model.ts'
import { presentPermissions } from '../../features/permissions/present-permissions.ts'
import type { Video } from '../../features/video/model.ts'
import { pictureAddress } from '../../kit/image-base.ts'
import { locale, words } from '../../words/words.ts'
import { presentApp } from '../present-app.server.ts'
import type { DetailDeps } from './detail-deps.server.ts'
import type { DetailModel, Rating } from './model.ts'
import { presentFiles } from './present-files.server.ts'
import { presentOlder } from './present-older.server.ts'
import { dataSafety } from './present-safety.server.ts'
import { lines, minAndroid, presentVersions } from './present-versions.server.ts'
import { presentWarnings } from './present-warnings.server.ts'

/** From rows to what the page says. */
export function presentDetail(
  row: AppPageRow,
  around: AppSurroundings,
  { origin, brand, links, install, domains }: Omit<DetailDeps, 'db' | 'adHosts'>,
): DetailModel {
  const latest = row.versions[0]
  const outside = (url: string | null) => {
    const link = outsideLink(url, domains)
    return link && inSite(link)
  }
  const linkTo = fileLinks(row, links)
  const file = latest?.package
  const url = latest && linkTo(latest)
  return {
    app: {
      appId: row.id,
      versionId: latest?.id ?? 0,
      name: row.name,
      packageName: row.packageName,
      versionCode: latest?.code ?? '',
      versionName: latest?.name ?? '',
      iconUrl: pictureAddress(row.iconKey, 130),
      resourceType: row.resourceType,
      size: file?.size ?? 0,
      downloadUrl: url ?? '',
      categoryId: row.category?.parentId ?? row.category?.id ?? 0,
      subCategoryId: row.category?.parentId ? row.category.id : 0,
      recommend: '',
    },
    lang: row.lang,
    summary: row.summary,
    summaryLang: row.summaryLang,
    canonical: origin + appPath(row.id),
    iconKey: row.iconKey,
    picture: here(ogPath(row, locale, brand)),
    times: latest && times(row.createdAt, latest.releasedAt),
    widestCategory: row.category?.slug,
    description: lines(row.description),
    descriptionLang: row.descriptionLang,
    developer: row.developer ?? undefined,
    category: row.category ?? undefined,
    aboveCategory: above(row.category),
    noAds: row.hasAds === false,
    rating: presentRating(row.ratings),
    downloads: formatCount(row.downloads, locale),
    updated: latest ? words.dates.date(formatDate(latest.releasedAt)) : '',
    download:
      file && url
        ? {
            url,
            size: formatSize(file.size, words.sizes),
            sha256: file.sha256,
            signer: file.signer,
            saveAs: saveName(row, latest?.name ?? ''),
          }
        : undefined,
    files: presentFiles(row, links),
    hasPackage: row.directPackage,
    autoDownload: row.autoDownload,
    install,
    minAndroid: minAndroid(latest),
    filingNumber: row.filingNumber ?? undefined,
    privacyUrl: outside(row.privacyUrl),
    links: APP_LINKS.flatMap(kind => {
      const url = outside(row.links[kind])
      return url ? [{ kind, url }] : []
    }),
    privacy: row.privacy,
    purchases: row.purchases.map(({ title, price, lang }) => ({
      title,
      lang,
      price: words.info.price(formatMoney(price)),
    })),
    priceRange: presentRange(row.purchases),
    age: row.minAge === null ? undefined : words.info.ageFrom(row.minAge),
    dataSafety: dataSafety(row),
    coming: latest || row.comingAt === null ? undefined : words.dates.date(formatDate(row.comingAt)),
    declared: { ads: row.hasAds ?? undefined, purchases: row.hasPurchases ?? undefined },
    signing: presentSigning(row),
    older: presentOlder(row, links),
    notices: around.notices.map(({ body, lang, url }) => ({ body, lang, url: outside(url) })),
    screenshots: row.screenshots.map(({ key, orientation, caption, lang }) => ({
      key,
      orientation,
      caption,
      lang: lang ?? undefined,
    })),
    whatsNew: lines(latest?.whatsNew),
    newsLang: latest?.lang,
    skills: row.skills,
    video: row.video && safeLink(row.video.url) ? presentVideo(row.video) : undefined,
    permissions: presentPermissions((latest?.permissionIds ?? []).flatMap(id => row.permissions[id] ?? [])),
    warnings: presentWarnings(row.antiFeatures),
    versions: presentVersions(row.versions, row.permissions, linkTo),
    versionCount: row.versionCount,
    comments: row.newestComments.map(presentComment),
    commentCount: formatCount(row.comments, locale),
    moreComments: row.comments > row.newestComments.length,
    gifts: around.gifts.map(presentGift),
    related: around.related.map(presentApp),
    sameDeveloper: around.sameDeveloper.map(presentApp),
    banner: presentBanner(around.banner, outside),
    adPlaces: { PC: adPlaces(around.adPlaces, 0), Mobile: adPlaces(around.adPlaces, 1) },
  }
}

function presentSigning({ versions, signing }: AppPageRow): DetailModel['signing'] {
  const file = versions[0]?.package
  if (!file?.signer || file.verifiedAt === null || !signing) return undefined
  return {
    checked: words.dates.date(formatDate(file.verifiedAt)),
    since: words.dates.date(formatDate(signing.since)),
    versions: signing.versions,
    came: signing.before === null ? undefined : keyChange({ ...file, signer: file.signer }, signing.before),
  }
}

function presentBanner(
  banner: AppSurroundings['banner'],
  outside: (url: string) => string | undefined,
): DetailModel['banner'] {
  const url = banner && outside(banner.url)
  return url ? { ...banner, url } : undefined
}

function presentRange(purchases: AppPageRow['purchases']): string | undefined {
  const range = priceRange(purchases.map(({ price }) => price))
  return range && words.info.price(range)
}

/** An app may have been put in after its version came out. */
const times = (created: number, released: number) => ({
  published: formatSecond(Math.min(created, released)),
  revised: formatSecond(released),
})

function above(category: AppPageRow['category']): DetailModel['aboveCategory'] {
  if (category?.parentId == null || category.parentName === null) return undefined
  return { id: category.parentId, name: category.parentName, lang: category.parentLang }
}

/** Where the file of each version is; without direct links only the newest is handed out, by the redirect. */
export function fileLinks(row: AppPageRow, links: PackageLinks): (version: VersionRow) => string | undefined {
  return ({ id, name, package: file }) => {
    if (!file) return undefined
    if (row.directPackage) return links.forPage({ path: file.path, saveAs: saveName(row, name) })
    return id === row.versions[0]?.id ? newUrlPath(row.id, DEFAULT_SOURCE) : undefined
  }
}

export function presentRating(counts: number[]): Rating | undefined {
  const stars = rating(counts)
  if (!stars) return undefined
  const shares = counts
    .map((count, i) => ({ stars: i + 1, percent: Math.round((count / stars.count) * 100) }))
    .reverse()
  return { score: stars.score, count: formatCount(stars.count, locale), given: stars.count, shares }
}

function presentVideo({ title, lang, url, posterKey, seconds }: VideoRow): Video {
  const length = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return { title, lang: lang ?? undefined, url, posterKey, length }
}

function presentGift({ id, title, lang, remaining, validUntil }: GiftRow): DetailModel['gifts'][number] {
  return {
    id,
    title,
    lang,
    left: formatCount(remaining, locale),
    until: words.dates.date(formatDate(validUntil)),
  }
}

export function presentComment(comment: CommentRow): CommentItem {
  return {
    id: comment.id,
    author: comment.author,
    rating: comment.rating ?? undefined,
    at: comment.createdAt,
    body: comment.body,
    replies: comment.replies,
    moreReplies: Math.max(0, comment.replyCount - FIRST_OFFSET),
  }
}

function adPlaces(ads: AppSurroundings['adPlaces'], pageType: number): { top: boolean; middle: boolean } {
  const places = ads.filter(ad => ad.pageType === null || ad.pageType === pageType).map(ad => ad.place)
  return { top: places.includes(AD_LOCATION.top), middle: places.includes(AD_LOCATION.middle) }
}
