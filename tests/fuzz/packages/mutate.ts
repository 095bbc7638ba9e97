import type { Random } from '../../attack/target.ts'

/** What lengths, counts and places go wrong at. */
const NUMBERS = [
  0, 1, 2, 7, 8, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0xfffffffe,
  0xffffffff,
]
const MAX_CHANGES = 6

/** A copy with a few things broken; the last part, which has a ZIP's directory, as often as all the rest. */
export function mutate(file: Buffer, random: Random): Buffer {
  let changed: Buffer = Buffer.from(file)
  for (let left = 1 + random(MAX_CHANGES); left > 0 && changed.length > 0; left -= 1)
    changed = CHANGES[random(CHANGES.length)]?.(changed, random) ?? changed
  return changed
}

type Change = (file: Buffer, random: Random) => Buffer

function place(file: Buffer, random: Random): number {
  const from = random(2) === 0 ? 0 : Math.max(0, file.length - 1500)
  return from + random(file.length - from)
}

function flipBit(file: Buffer, random: Random): Buffer {
  const at = place(file, random)
  file[at] = (file[at] ?? 0) ^ (1 << random(8))
  return file
}

function putByte(file: Buffer, random: Random): Buffer {
  file[place(file, random)] = random(256)
  return file
}

/** Most fields of these formats stand at even places; half of the time it is a number near the one that was there. */
function putNumber(file: Buffer, random: Random): Buffer {
  const width = random(2) === 0 ? 2 : 4
  const at = place(file, random) & ~1
  if (at + width > file.length) return file
  const near = file.readUIntLE(at, width) + random(9) - 4
  const number = random(2) === 0 ? near : (NUMBERS[random(NUMBERS.length)] ?? 0)
  const limit = 2 ** (8 * width)
  file.writeUIntLE(((number % limit) + limit) % limit, at, width)
  return file
}

function truncate(file: Buffer, random: Random): Buffer {
  return random(5) === 0 ? file.subarray(0, place(file, random)) : file
}

function swap(file: Buffer, random: Random): Buffer {
  const [one, other] = [place(file, random), place(file, random)].toSorted((a, b) => a - b) as [
    number,
    number,
  ]
  const length = Math.min(other - one, file.length - other, 1 + random(200))
  const kept = Buffer.from(file.subarray(one, one + length))
  file.copy(file, one, other, other + length)
  kept.copy(file, other)
  return file
}

function repeat(file: Buffer, random: Random): Buffer {
  const at = place(file, random)
  const piece = file.subarray(at, at + 1 + random(200))
  return Buffer.concat([file.subarray(0, at), piece, file.subarray(at)])
}

function leaveOut(file: Buffer, random: Random): Buffer {
  const at = place(file, random)
  return Buffer.concat([file.subarray(0, at), file.subarray(at + 1 + random(64))])
}

function copyOver(file: Buffer, random: Random): Buffer {
  const from = place(file, random)
  file.copy(file, place(file, random), from, from + 1 + random(64))
  return file
}

const CHANGES: Change[] = [
  flipBit,
  flipBit,
  putByte,
  putNumber,
  putNumber,
  putNumber,
  truncate,
  swap,
  repeat,
  leaveOut,
  copyOver,
]
