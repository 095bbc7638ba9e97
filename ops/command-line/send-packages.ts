import { resolve } from 'node:path'
import { scannerAddress } from '../../catalogue/commands/inspection/scanner-address.ts'
import { takePackage } from '../../catalogue/commands/inspection/take-package.ts'
import type { Database } from '../../data/db/database.ts'
import { openKeptFiles } from '../deploy/kept-files.ts'
import { findingsInWords } from './tell-findings.ts'

/** Inspects and stores packages and prints their findings; returns their hashes. The command that gets them reports refusals. */
export async function sendPackages(db: Database, paths: string[], env = process.env): Promise<string[]> {
  const { files } = openKeptFiles(env)
  const scanner = scannerAddress(env.SCANNER)
  const hashes: string[] = []
  for (const path of paths) {
    const { sha256, inspection } = await takePackage({ db, files, scanner }, resolve(path))
    const notes = inspection.findings.filter(({ level }) => level === 'note')
    if (notes.length > 0) console.error(`${path}:\n${findingsInWords(notes)}`)
    hashes.push(sha256)
  }
  return hashes
}
