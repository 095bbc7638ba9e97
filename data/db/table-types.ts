// Made by tests/integration/table-types.test.ts: vitest run --project integration table-types -u

type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** The tables that commands write, with their columns as they stand in the JSON of a row. */
export type TableRows = {
  ad_locations: {
    ad_location_type: number
    ad_url: string
    app_id: number | null
    ends_at: string | null
    id: number
    img_url: string
    page_type: number | null
    revision: number
    starts_at: string | null
  }
  app_categories: {
    app_id: number
    category_id: number
    position: number
  }
  app_stats: {
    app_id: number
    comments: number
    downloads: number
    last_week_downloads: number
    ratings: number[]
    week_downloads: number
  }
  app_texts: {
    app_id: number
    description: string
    locale: string
    name: string
    own: string[]
    summary: string
  }
  apps: {
    auto_download: boolean
    changelog_url: string | null
    coming_at: string | null
    created_at: string
    current_version_id: number | null
    data_deletable: boolean | null
    data_encrypted: boolean | null
    data_shared: boolean | null
    developer_id: number | null
    direct_package: boolean
    donate_url: string | null
    filing_number: string | null
    gone_at: string | null
    gone_kind: string | null
    has_ads: boolean | null
    has_purchases: boolean | null
    icon_key: string
    id: number
    issues_url: string | null
    media_erased_at: string | null
    min_age: number | null
    own: string[]
    package_name: string
    privacy_url: string | null
    resource_type: number
    revision: number
    source_url: string | null
    status: string
    taken_down: boolean
    translation_url: string | null
    updated_at: string
    website_url: string | null
  }
  brand_banners: {
    app_id: number | null
    body: string
    ends_at: string | null
    id: number
    image_key: string
    locale: string
    revision: number
    starts_at: string | null
    title: string
    translations: Json
    url: string
  }
  categories: {
    id: number
    parent_id: number | null
    position: number
    resource_type: number
    revision: number
    slug: string
  }
  category_texts: {
    category_id: number
    locale: string
    name: string
  }
  collection_apps: {
    app_id: number
    collection_id: number
    note: string
    position: number
    translations: Json
  }
  collections: {
    body: string
    ends_at: string | null
    id: number
    image_key: string | null
    kicker: string
    lead: string
    locale: string
    position: number
    published_at: string
    revision: number
    starts_at: string | null
    title: string
    translations: Json
  }
  comments: {
    app_id: number
    author: string
    body: string
    created_at: string
    hidden: boolean
    id: number
    rating: number | null
    reply_count: number
    version_name: string | null
  }
  developer_proofs: {
    added_at: string
    added_by: string
    app_id: number | null
    developer_id: number
    domain: string | null
    expires_at: string | null
    id: number
    method: string
    papers: string | null
    token: string | null
  }
  developer_texts: {
    description: string
    developer_id: number
    locale: string
    name: string | null
  }
  developers: {
    address: string | null
    email: string | null
    filing_number: string | null
    id: number
    joined_at: string | null
    legal_name: string | null
    logo_key: string | null
    name: string
    revision: number
    verified: boolean
    website: string | null
  }
  download_configs: {
    app_id: number | null
    ch: string
    display: string
    download_type: number
    download_url: string
    id: number
    page_type: number | null
    revision: number
  }
  experiments: {
    ended_at: string | null
    name: string
    share: number
    started_at: string
  }
  features: {
    ad: boolean
    app_id: number | null
    body: string
    ends_at: string | null
    id: number
    image_key: string
    kicker: string
    locale: string
    position: number
    revision: number
    starts_at: string | null
    title: string
    translations: Json
    url: string
  }
  gift_cards: {
    app_id: number
    code: string | null
    content: string
    id: number
    locale: string
    remaining: number
    revision: number
    source_url: string
    title: string
    total: number
    translations: Json
    valid_until: string
  }
  imported_texts: {
    app_id: number
    description: string
    locale: string
    name: string
    summary: string
  }
  notices: {
    app_id: number
    body: string
    ends_at: string | null
    id: number
    locale: string
    position: number
    revision: number
    starts_at: string | null
    translations: Json
    url: string | null
  }
  packages: {
    abi: string
    min_sdk: number | null
    path: string
    sha256: string
    signer_sha256: string
    size: number
    version_id: number
  }
  permissions: {
    id: number
    max_sdk: number | null
    name: string
  }
  privacy_items: {
    app_id: number
    body: string
    locale: string
    position: number
    title: string
  }
  purchases: {
    app_id: number
    locale: string
    position: number
    price: number
    title: string
  }
  replies: {
    app_id: number
    author: string
    body: string
    by_developer: boolean
    comment_id: number
    created_at: string
    hidden: boolean
    number: number
  }
  reports: {
    about: string | null
    app_id: number | null
    body: string
    closed_at: string | null
    comment_id: number | null
    contact: string | null
    created_at: string
    developer_id: number | null
    id: number
    number: string | null
    outcome: string | null
    reason: string
  }
  repositories: {
    added_at: string
    address: string
    failures: number
    fingerprint: string | null
    held_address: string | null
    held_sha256: string | null
    held_timestamp: number | null
    id: number
    is_stale: boolean
    mirrors: string[]
    name: string
    ran_at: string | null
    settings: Json
    succeeded_at: string | null
    wanted_at: string | null
  }
  repository_apps: {
    app_id: number | null
    newest: Json
    package_name: string
    pictures: Json
    pictures_done: boolean
    repository_id: number
    state: string
    taken: string | null
  }
  screenshots: {
    app_id: number
    caption: string
    height: number
    image_key: string
    locale: string
    orientation: string
    position: number
    shown_in: string | null
    translations: Json
    width: number
  }
  search_words: {
    id: number
    is_brand: boolean
    meant: string[]
    revision: number
    typed: string[]
  }
  staff: {
    created_at: string
    email: string | null
    ended: boolean
    id: number
    name: string
    reset_until: string | null
    revision: number
    role: string
  }
  use_skills: {
    app_id: number
    body: string
    locale: string
    position: number
    title: string
  }
  version_texts: {
    locale: string
    version_id: number
    whats_new: string
  }
  versions: {
    anti_features: string[]
    app_id: number
    id: number
    min_sdk: number | null
    permission_ids: number[]
    released_at: string
    state: string
    target_sdk: number | null
    version_code: string
    version_name: string
  }
  videos: {
    app_id: number
    duration_s: number
    height: number
    locale: string
    position: number
    poster_key: string
    title: string
    translations: Json
    url: string
    width: number
  }
}
