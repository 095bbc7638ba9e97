import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { lineHash } from '../../../catalogue/commands/signed-heads/head-lines.ts'
import { HEADS_FILE } from '../../../catalogue/commands/signed-heads/read-heads.ts'
import type { Database } from '../../../data/db/database.ts'
import type { SignedFolder } from '../../support/signed-folder.ts'
import { type Random, rewriteRow } from './forge.ts'

interface Line {
  id: number
  hash: string
  signature: string
}

/**
 * A row is rewritten, and the attacker can write the heads too, without the key: each head gets its new hash, and a signature that
 * was good for another, or for itself before.
 */
export async function copySignatures(
  tx: Database,
  random: Random,
  last: number,
  { headsDir }: SignedFolder,
): Promise<string> {
  const did = await rewriteRow(tx, random, last)
  const file = join(headsDir, HEADS_FILE)
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const parsed = lines.map(line => JSON.parse(line) as Line)
  const hashes = await sql<{ id: number; hash: string }>`select id, encode(hash, 'hex') as hash from changes`
    .execute(tx)
    .then(({ rows }) => new Map(rows.map(({ id, hash }) => [Number(id), hash])))
  const way = random(3)
  const shift = way === 0 ? 0 : 1 + random(parsed.length - 1)
  let after = ''
  const forged = parsed.map((line, i) => {
    const hash = hashes.get(line.id) ?? line.hash
    const signature = parsed[(i + shift) % parsed.length]?.signature ?? ''
    const text = hash === line.hash ? (lines[i] ?? '') : JSON.stringify({ ...line, hash, after, signature })
    after = lineHash(text)
    return text
  })
  // Or the heads end before the unsigned part, and an earlier one is repeated.
  const kept = forged.filter((line, i) => line === lines[i])
  const written = way === 2 && kept.length > 0 ? [...kept, ...kept.slice(-1)] : forged
  writeFileSync(file, `${written.join('\n')}\n`)
  return `${did}, signatures ${['its own', 'of others', 'of a line before'][way]}`
}
