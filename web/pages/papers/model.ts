import type { Paper, PaperName } from '../../../contract/paper.ts'

/** One of the store's own texts. */
export interface PaperModel {
  name: PaperName
  paper: Paper
  canonical: string
}
