export interface HomeModel {
  canonical: string
  lists: { kind: 'soft' | 'game'; apps: AppRow[] }[]
}

export interface AppRow {
  id: number
  name: string
  summary: string
  iconKey: string
  score: string | undefined
  downloads: string
}
