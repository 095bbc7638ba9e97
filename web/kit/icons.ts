// Lucide icons (ISC licence), bundled as text, under Lucide's own names.
import badgeCheck from 'lucide-static/icons/badge-check.svg?raw'
import bell from 'lucide-static/icons/bell.svg?raw'
import bluetooth from 'lucide-static/icons/bluetooth.svg?raw'
import bookOpen from 'lucide-static/icons/book-open.svg?raw'
import bookmark from 'lucide-static/icons/bookmark.svg?raw'
import calendar from 'lucide-static/icons/calendar.svg?raw'
import camera from 'lucide-static/icons/camera.svg?raw'
import chartNoAxesColumn from 'lucide-static/icons/chart-no-axes-column.svg?raw'
import check from 'lucide-static/icons/check.svg?raw'
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw'
import chevronLeft from 'lucide-static/icons/chevron-left.svg?raw'
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw'
import circleCheck from 'lucide-static/icons/circle-check.svg?raw'
import clapperboard from 'lucide-static/icons/clapperboard.svg?raw'
import coffee from 'lucide-static/icons/coffee.svg?raw'
import contact from 'lucide-static/icons/contact.svg?raw'
import copy from 'lucide-static/icons/copy.svg?raw'
import cpu from 'lucide-static/icons/cpu.svg?raw'
import download from 'lucide-static/icons/download.svg?raw'
import ellipsis from 'lucide-static/icons/ellipsis.svg?raw'
import externalLink from 'lucide-static/icons/external-link.svg?raw'
import fileCheck from 'lucide-static/icons/file-check.svg?raw'
import fingerprintPattern from 'lucide-static/icons/fingerprint-pattern.svg?raw'
import flag from 'lucide-static/icons/flag.svg?raw'
import gamepad2 from 'lucide-static/icons/gamepad-2.svg?raw'
import gift from 'lucide-static/icons/gift.svg?raw'
import globe from 'lucide-static/icons/globe.svg?raw'
import heartPulse from 'lucide-static/icons/heart-pulse.svg?raw'
import house from 'lucide-static/icons/house.svg?raw'
import images from 'lucide-static/icons/images.svg?raw'
import info from 'lucide-static/icons/info.svg?raw'
import layers from 'lucide-static/icons/layers.svg?raw'
import layoutGrid from 'lucide-static/icons/layout-grid.svg?raw'
import lightbulb from 'lucide-static/icons/lightbulb.svg?raw'
import listChecks from 'lucide-static/icons/list-checks.svg?raw'
import lock from 'lucide-static/icons/lock.svg?raw'
import mapPin from 'lucide-static/icons/map-pin.svg?raw'
import megaphone from 'lucide-static/icons/megaphone.svg?raw'
import messageSquare from 'lucide-static/icons/message-square.svg?raw'
import monitorDown from 'lucide-static/icons/monitor-down.svg?raw'
import pause from 'lucide-static/icons/pause.svg?raw'
import play from 'lucide-static/icons/play.svg?raw'
import puzzle from 'lucide-static/icons/puzzle.svg?raw'
import refreshCw from 'lucide-static/icons/refresh-cw.svg?raw'
import rocket from 'lucide-static/icons/rocket.svg?raw'
import rss from 'lucide-static/icons/rss.svg?raw'
import search from 'lucide-static/icons/search.svg?raw'
import send from 'lucide-static/icons/send.svg?raw'
import share2 from 'lucide-static/icons/share-2.svg?raw'
import shieldAlert from 'lucide-static/icons/shield-alert.svg?raw'
import shieldCheck from 'lucide-static/icons/shield-check.svg?raw'
import smartphone from 'lucide-static/icons/smartphone.svg?raw'
import sparkles from 'lucide-static/icons/sparkles.svg?raw'
import sprout from 'lucide-static/icons/sprout.svg?raw'
import stamp from 'lucide-static/icons/stamp.svg?raw'
import star from 'lucide-static/icons/star.svg?raw'
import swords from 'lucide-static/icons/swords.svg?raw'
import trash2 from 'lucide-static/icons/trash-2.svg?raw'
import userX from 'lucide-static/icons/user-x.svg?raw'
import wrench from 'lucide-static/icons/wrench.svg?raw'
import x from 'lucide-static/icons/x.svg?raw'
import zap from 'lucide-static/icons/zap.svg?raw'

const files = {
  'badge-check': badgeCheck,
  bell,
  bluetooth,
  'book-open': bookOpen,
  bookmark,
  calendar,
  camera,
  'chart-no-axes-column': chartNoAxesColumn,
  check,
  'chevron-down': chevronDown,
  'chevron-left': chevronLeft,
  'chevron-right': chevronRight,
  'circle-check': circleCheck,
  clapperboard,
  coffee,
  contact,
  copy,
  cpu,
  download,
  ellipsis,
  'external-link': externalLink,
  'file-check': fileCheck,
  'fingerprint-pattern': fingerprintPattern,
  flag,
  'gamepad-2': gamepad2,
  gift,
  globe,
  'heart-pulse': heartPulse,
  house,
  images,
  info,
  layers,
  'layout-grid': layoutGrid,
  lightbulb,
  'list-checks': listChecks,
  lock,
  'map-pin': mapPin,
  megaphone,
  'message-square': messageSquare,
  'monitor-down': monitorDown,
  pause,
  play,
  puzzle,
  'refresh-cw': refreshCw,
  rocket,
  rss,
  search,
  send,
  'share-2': share2,
  'shield-alert': shieldAlert,
  'shield-check': shieldCheck,
  smartphone,
  sparkles,
  sprout,
  stamp,
  star,
  swords,
  'trash-2': trash2,
  'user-x': userX,
  wrench,
  x,
  zap,
}

export type IconName = keyof typeof files

export const iconNames = Object.keys(files) as IconName[]

const symbols = new Map(Object.entries(files).map(([name, file]) => [name, symbol(name, file)]))

function symbol(name: string, file: string): string {
  const shapes = file
    .replace(/<!--[\s\S]*?-->|<\/?svg[\s\S]*?>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return `<symbol id="i-${name}" viewBox="0 0 24 24">${shapes}</symbol>`
}

/** One hidden drawing that holds them all, so that each place of an icon is one <use>. */
export function iconSprite(names: IconName[]): string {
  return names.map(name => symbols.get(name)).join('')
}
