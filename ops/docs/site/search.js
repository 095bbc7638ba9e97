// Searches the sections of all pages: every word must occur, and headings count more than text.
const { root } = document.querySelector('#search-script').dataset
const input = document.querySelector('#search')
const found = document.querySelector('#found')
let sections

const score = ({ page, heading, text }, words) => {
  const fields = [heading, page, text].map(field => field.toLowerCase())
  let sum = 0
  for (const word of words) {
    const points = [8, 4, 1].filter((_, i) => fields[i].includes(word))
    if (points.length === 0) return 0
    sum += points.reduce((a, b) => a + b)
  }
  return sum
}

input.addEventListener('input', async () => {
  sections ??= await (await fetch(`${root}search.json`)).json()
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
  const best =
    words.length === 0
      ? []
      : sections
          .map(section => ({ section, points: score(section, words) }))
          .filter(({ points }) => points > 0)
          .sort((a, b) => b.points - a.points)
          .slice(0, 12)
  found.hidden = words.length === 0
  found.replaceChildren(
    ...(best.length === 0
      ? [Object.assign(document.createElement('li'), { textContent: 'No matches' })]
      : []),
    ...best.map(({ section: { page, heading, url } }) => {
      const item = document.createElement('li')
      const link = Object.assign(document.createElement('a'), { href: root + url, textContent: heading })
      item.append(link, heading === page ? '' : ` · ${page}`)
      return item
    }),
  )
})

document.addEventListener('keydown', event => {
  if (event.key !== '/' || event.target === input) return
  event.preventDefault()
  input.focus()
})
