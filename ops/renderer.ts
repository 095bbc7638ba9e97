import { readFileSync } from 'node:fs'
import { pageCsp } from '../server/security/content-security-policy.ts'
import type { Renderer } from '../web/render.tsx'
import type { Assets } from '../web/shell/assets.ts'
import { dist } from './dist.ts'

/** The built renderer, and the policy that fits the scripts it puts into pages; `scripts` are those of other sites. */
export async function loadRenderer(scripts: string[] = []): Promise<{ renderer: Renderer; csp: string }> {
  const assets: Assets = JSON.parse(readFileSync(dist.assetList, 'utf8'))
  const { createRenderer }: { createRenderer(assets: Assets): Renderer } = await import(dist.renderer)
  return { renderer: createRenderer(assets), csp: pageCsp([assets.early, assets.boot], scripts) }
}
