import { createHash } from 'node:crypto'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll } from 'vitest'
import { type PackageFile, signLink } from '../../../server/packages/package-links.ts'
import { keepFile } from '../../support/keep-file.ts'
import { putRow } from '../../support/put-rows.ts'
import { hashOf } from '../../support/values.ts'
import { packageKey, suiteApp } from '../suite.ts'

export const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36'
export const { app, cache, db, webDb, url, mediaDir } = suiteApp('packages')
export const get = (url: string, headers: Record<string, string> = {}) => app().inject({ url, headers })
export const moss = { path: 'app.qingyu.moss/30008/universal.apk', saveAs: '苔藓手帐-3.6.8' }
export const soon = Math.floor(Date.now() / 1000) + 600
export const signed = (file: Partial<PackageFile> = {}, expires = soon, key = packageKey) =>
  signLink({ ...moss, ...file }, expires, key)
export const secret = 'what stands where a path might lead'

beforeAll(async () => {
  const packages = join(mediaDir, 'packages')
  await mkdir(join(packages, 'folder.apk'), { recursive: true })
  await writeFile(join(packages, 'by-path.apk'), secret)
  await writeFile(join(packages, '.hidden.apk'), secret)
  await writeFile(join(packages, 'notes.txt'), secret)
  await writeFile(join(mediaDir, 'outside.apk'), secret)
  await mkdir(join(mediaDir, 'packages-not'))
  await writeFile(join(mediaDir, 'packages-not/outside.apk'), secret)
  await symlink('../outside.apk', join(packages, 'out.apk'))
  await symlink(join(mediaDir, 'packages-not'), join(packages, 'way-out'))
  await symlink('loop.apk', join(packages, 'loop.apk'))
})

/** A file as a row; it may be kept or not. */
export const fileRow = (version: number, abi: string, path: string, content = '') => ({
  version_id: version,
  abi,
  path,
  size: content.length,
  sha256: hashOf(content || `${version} ${path}`),
  signer_sha256: hashOf('signer'),
})

/** Puts a file into the catalogue, as one more of app 1. One without content is not kept. */
export async function catalogue(path: string, content = ''): Promise<string> {
  const abi = createHash('md5').update(path).digest('hex')
  if (content) await keepFile(mediaDir, content)
  await putRow(db, 'packages', fileRow(7, abi, path, content))
  return path
}
