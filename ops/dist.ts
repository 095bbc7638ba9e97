import { join } from 'node:path'
import { root } from './settings.ts'

/** What a build leaves, and where. */
export const dist = {
  assets: join(root, 'dist/assets'),
  assetList: join(root, 'dist/assets.json'),
  pages: join(root, 'dist/pages/page-set.server.js'),
  /** Every page's path and the parameters that it reads: for the edge. */
  pageList: join(root, 'dist/pages.json'),
  sbom: join(root, 'dist/sbom.json'),
  unavailable: join(root, 'dist/unavailable.html'),
}
