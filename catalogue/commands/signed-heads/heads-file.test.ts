import { generateKeyPairSync } from 'node:crypto'
import {
  appendFileSync,
  chmodSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Head } from './chain.ts'
import { writeLine } from './head-lines.ts'
import type { HeadsFile } from './heads-file.ts'
import { openSigner } from './open-signer.ts'
import { HEADS_FILE, PUBLIC_KEY_FILE, readHeads } from './read-heads.ts'
import { headsOf } from './verify-lines.ts'

let dir: string
let headsDir: string
let keyFile: string
let file: HeadsFile
const warned: [string, object | undefined][] = []
const open = () => openSigner({ keyFile, headsDir }, (what, more) => warned.push([what, more]))
const path = () => join(headsDir, HEADS_FILE)
const linesOf = () => readFileSync(path(), 'utf8').split('\n').slice(0, -1)
const head = (id: number, of = 'a'): Head => ({ id, hash: `${of}${id}`.padStart(64, '0') })
const sign = (...ids: number[]) => {
  for (const id of ids) file.append({ kind: 'head', head: head(id) })
}
const restored = (to: Head, base: number) =>
  file.append({ kind: 'restored', head: to, by: 'shell:ada', base })

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'pergola-heads-'))
  headsDir = join(dir, 'heads')
  keyFile = join(dir, 'key/signer.key')
  warned.length = 0
  file = open().file
})
afterEach(() => {
  file.close()
  rmSync(dir, { recursive: true })
})

describe('signed heads', () => {
  test('are readable by all, and the key by the signer alone', async () => {
    sign(3, 7)
    const { last, lines, fingerprint } = (await readHeads(headsDir)) ?? {}
    expect(last).toMatchObject(head(7))
    expect(lines).toBe(2)
    expect(fingerprint).toMatch(/^SHA256:[\w+/]{43}$/)
    expect(statSync(keyFile).mode & 0o777).toBe(0o600)
    expect(statSync(join(dir, 'key')).mode & 0o777).toBe(0o700)
    expect(statSync(path()).mode & 0o777).toBe(0o644)
    expect(readFileSync(join(headsDir, PUBLIC_KEY_FILE), 'utf8')).not.toContain('PRIVATE')
  })

  test('go on after a restart', async () => {
    sign(3)
    file.close()
    file = open().file
    sign(5)
    expect(headsOf((await readHeads(headsDir))?.last ?? expect.fail()).map(({ id }) => id)).toEqual([3, 5])
    expect(warned).toEqual([])
  })

  test('have one writer at a time', async () => {
    expect(open).toThrow(/another signer writes/)
    file.close()
    file = open().file
  })

  test('lose a line that a crash left incomplete, and nothing else', async () => {
    sign(3, 7)
    file.close()
    const [, second = ''] = linesOf()
    appendFileSync(path(), second.slice(0, 40))
    // A concurrent reader sees what was signed.
    expect((await readHeads(headsDir))?.last).toMatchObject(head(7))
    file = open().file
    expect(warned).toEqual([[expect.stringContaining('incomplete'), { line: second.slice(0, 40) }]])
    sign(9)
    expect((await readHeads(headsDir))?.last).toMatchObject(head(9))
  })

  test('are not signed on when another process has written to them', async () => {
    sign(3)
    appendFileSync(path(), 'x\n')
    expect(() => sign(4)).toThrow(/bytes/)
  })

  test.each<[string, number, (lines: string[]) => string[]]>([
    ['altered', 2, ([a = '', b = '', c = '']) => [a, b.replace('"id":7', '"id":6'), c]],
    ['dated otherwise', 2, ([a = '', b = '', c = '']) => [a, b.replace(/"at":"\d/, '"at":"1'), c]],
    ['spelled in another way', 2, ([a = '', b = '', c = '']) => [a, b.replace(',"id"', ', "id"'), c]],
    ['removed from the middle', 2, ([a = '', , c = '']) => [a, c]],
    ['removed from the start', 1, ([, b = '', c = '']) => [b, c]],
    ['swapped', 1, ([a = '', b = '', c = '']) => [b, a, c]],
    ['copied to the end', 4, ([a = '', b = '', c = '']) => [a, b, c, b]],
    ['given the signature of another', 3, ([a = '', b = '', c = '']) => [a, b, withSignatureOf(c, b)]],
    ['not a line', 4, lines => [...lines, '{}']],
  ])('that were %s are found', async (_, line, forge) => {
    sign(3, 7, 9)
    writeFileSync(path(), `${forge(linesOf()).join('\n')}\n`)
    await expect(readHeads(headsDir)).rejects.toThrow(`line ${line} `)
    file.close()
    expect(open).toThrow(`line ${line} `)
    writeFileSync(path(), '')
    file = open().file
  })

  test('signed by another key are found', async () => {
    sign(3)
    const { privateKey } = generateKeyPairSync('ed25519')
    const at = new Date().toISOString()
    writeFileSync(
      path(),
      `${writeLine({ kind: 'head', ...head(3), at, previous: 0, after: '' }, privateKey)}\n`,
    )
    await expect(readHeads(headsDir)).rejects.toThrow('line 1 ')
  })

  test('that are gone while the public key is there are missed', async () => {
    rmSync(path())
    await expect(readHeads(headsDir)).rejects.toThrow('line 1 ')
    expect(await readHeads(join(dir, 'nowhere'))).toBeUndefined()
  })
})

const signatureIn = (line: string) => /"signature":"([^"]*)"/.exec(line)?.[1] ?? ''
const withSignatureOf = (line: string, other: string) => line.replace(signatureIn(line), signatureIn(other))

describe('a key', () => {
  test('that others can read is refused', async () => {
    file.close()
    chmodSync(keyFile, 0o640)
    expect(open).toThrow(/chmod 600/)
    chmodSync(keyFile, 0o600)
    file = open().file
  })

  test('that is lost is not replaced in silence', async () => {
    sign(3)
    file.close()
    const key = readFileSync(keyFile)
    rmSync(keyFile)
    expect(open).toThrow(/signed by a key that is not/)
    writeFileSync(
      keyFile,
      generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }),
      {
        mode: 0o600,
      },
    )
    expect(open).toThrow(/not the signer's own/)
    writeFileSync(keyFile, key)
    file = open().file
  })
})

describe('a restore', () => {
  const state = async () => {
    const { last, restores } = (await readHeads(headsDir)) ?? expect.fail()
    return { ids: headsOf(last).map(({ hash }) => hash.replace(/^0+/, '')), restores }
  }

  test('leaves the heads before it, and says what was lost', async () => {
    sign(3, 7, 9)
    restored(head(5), 3)
    file.append({ kind: 'head', head: head(6, 'b') })
    expect(await state()).toEqual({
      ids: ['a3', 'a5', 'b6'],
      restores: [{ at: expect.any(String), by: 'shell:ada', to: 5, lost: 4 }],
    })
  })

  test('to the newest state loses nothing', async () => {
    sign(3)
    restored(head(3), 1)
    restored(head(4), 2)
    expect((await state()).restores.map(({ lost }) => lost)).toEqual([0, 0])
    expect((await state()).ids).toEqual(['a3', 'a4'])
  })

  test('may go to a chain that another restore had left', async () => {
    sign(3, 7, 9)
    restored(head(3), 3)
    file.append({ kind: 'head', head: head(8, 'b') })
    expect((await readHeads(headsDir))?.ends.map(({ line, signed }) => [line, signed.id])).toEqual([
      [5, 8],
      [3, 9],
    ])
    restored(head(7), 3)
    expect((await state()).ids).toEqual(['a3', 'a7'])
    expect((await state()).restores.map(({ to, lost }) => [to, lost])).toEqual([
      [3, 6],
      [7, 5],
    ])
  })

  test('to another head than the one that was signed under this number is none', async () => {
    sign(3, 7)
    restored(head(3, 'b'), 2)
    await expect(readHeads(headsDir)).rejects.toThrow('line 3 ')
  })
})
