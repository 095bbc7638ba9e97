// Lucide icons (ISC licence), bundled as text. One hidden sprite holds them all, so an icon costs a page one <use>.
import badgeCheck from 'lucide-static/icons/badge-check.svg?raw'
import check from 'lucide-static/icons/check.svg?raw'
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw'
import chevronLeft from 'lucide-static/icons/chevron-left.svg?raw'
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw'
import download from 'lucide-static/icons/download.svg?raw'
import history from 'lucide-static/icons/history.svg?raw'
import info from 'lucide-static/icons/info.svg?raw'
import megaphone from 'lucide-static/icons/megaphone.svg?raw'
import sparkles from 'lucide-static/icons/sparkles.svg?raw'
import star from 'lucide-static/icons/star.svg?raw'

const files = {
  badgeCheck,
  check,
  chevronDown,
  chevronLeft,
  chevronRight,
  download,
  history,
  info,
  megaphone,
  sparkles,
  star,
}

export type IconName = keyof typeof files

const symbols = Object.entries(files).map(([name, file]) => {
  const shapes = file
    .replace(/<!--[\s\S]*?-->|<\/?svg[\s\S]*?>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return `<symbol id="i-${name}" viewBox="0 0 24 24">${shapes}</symbol>`
})

export const iconSprite = symbols.join('')
