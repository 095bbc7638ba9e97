// Renders one page over and over for the given seconds, and prints how many a second.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { detailPage } from './detail-page.ts'

const { html } = await detailPage()
const model = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
for await (const line of createInterface({ input: process.stdin })) {
  const until = performance.now() + Number(line) * 1000
  const started = performance.now()
  let pages = 0
  let bytes = 0
  while (performance.now() < until) {
    bytes += html(model).length
    pages += 1
  }
  const seconds = (performance.now() - started) / 1000
  console.log(JSON.stringify({ perSecond: pages / seconds, bytes: bytes / pages }))
}
