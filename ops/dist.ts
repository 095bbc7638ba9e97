import { join } from 'node:path'
import { root } from './settings.ts'

/** What a build leaves, and where. */
export const dist = {
  assets: join(root, 'dist/assets'),
  assetList: join(root, 'dist/assets.json'),
  renderer: join(root, 'dist/renderer/render.js'),
  sbom: join(root, 'dist/sbom.json'),
  unavailable: join(root, 'dist/unavailable.html'),
}
