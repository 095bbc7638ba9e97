import type { Lang } from '../../kit/lang.ts'

export interface CompareModel {
  apps: ComparedApp[]
  groups: ComparedGroup[]
  /** How many of the apps that the address names are no longer offered. */
  gone: number
}

export interface ComparedApp {
  appId: number
  name: string
  lang?: Lang
  iconKey: string
  developer: string | undefined
}

export interface ComparedGroup {
  title: string
  /** Whose word it is. */
  note?: string
  rows: ComparedRow[]
}

export interface ComparedRow {
  label: string
  /** One for each app, in their order. */
  cells: ComparedCell[]
}

export interface ComparedCell {
  text: string
  lang?: Lang
  note?: string | undefined
  /** A way to the evidence. */
  href?: string | undefined
  mark?: 'asks' | 'no'
  best?: boolean
}
