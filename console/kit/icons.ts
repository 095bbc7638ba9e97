// Lucide icons (ISC licence), bundled as text, under Lucide's own names.
import arrowUpRight from 'lucide-static/icons/arrow-up-right.svg?raw'
import calendarDays from 'lucide-static/icons/calendar-days.svg?raw'
import chartLine from 'lucide-static/icons/chart-line.svg?raw'
import check from 'lucide-static/icons/check.svg?raw'
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw'
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw'
import circleAlert from 'lucide-static/icons/circle-alert.svg?raw'
import circleX from 'lucide-static/icons/circle-x.svg?raw'
import clock from 'lucide-static/icons/clock.svg?raw'
import download from 'lucide-static/icons/download.svg?raw'
import externalLink from 'lucide-static/icons/external-link.svg?raw'
import eyeOff from 'lucide-static/icons/eye-off.svg?raw'
import fingerprintPattern from 'lucide-static/icons/fingerprint-pattern.svg?raw'
import flaskConical from 'lucide-static/icons/flask-conical.svg?raw'
import gitBranch from 'lucide-static/icons/git-branch.svg?raw'
import history from 'lucide-static/icons/history.svg?raw'
import info from 'lucide-static/icons/info.svg?raw'
import keyRound from 'lucide-static/icons/key-round.svg?raw'
import landmark from 'lucide-static/icons/landmark.svg?raw'
import languages from 'lucide-static/icons/languages.svg?raw'
import layoutGrid from 'lucide-static/icons/layout-grid.svg?raw'
import link from 'lucide-static/icons/link.svg?raw'
import listTree from 'lucide-static/icons/list-tree.svg?raw'
import logOut from 'lucide-static/icons/log-out.svg?raw'
import menu from 'lucide-static/icons/menu.svg?raw'
import messageSquare from 'lucide-static/icons/message-square.svg?raw'
import octagonX from 'lucide-static/icons/octagon-x.svg?raw'
import plus from 'lucide-static/icons/plus.svg?raw'
import search from 'lucide-static/icons/search.svg?raw'
import shieldAlert from 'lucide-static/icons/shield-alert.svg?raw'
import shieldCheck from 'lucide-static/icons/shield-check.svg?raw'
import sun from 'lucide-static/icons/sun.svg?raw'
import terminal from 'lucide-static/icons/terminal.svg?raw'
import textSearch from 'lucide-static/icons/text-search.svg?raw'
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?raw'
import undo2 from 'lucide-static/icons/undo-2.svg?raw'
import upload from 'lucide-static/icons/upload.svg?raw'
import users from 'lucide-static/icons/users.svg?raw'
import usersRound from 'lucide-static/icons/users-round.svg?raw'
import x from 'lucide-static/icons/x.svg?raw'

const files = {
  'arrow-up-right': arrowUpRight,
  'calendar-days': calendarDays,
  'chart-line': chartLine,
  check,
  'chevron-down': chevronDown,
  'chevron-right': chevronRight,
  'circle-alert': circleAlert,
  'circle-x': circleX,
  clock,
  download,
  'external-link': externalLink,
  'eye-off': eyeOff,
  'fingerprint-pattern': fingerprintPattern,
  'flask-conical': flaskConical,
  'git-branch': gitBranch,
  history,
  info,
  'key-round': keyRound,
  landmark,
  languages,
  'layout-grid': layoutGrid,
  link,
  'list-tree': listTree,
  'log-out': logOut,
  menu,
  'message-square': messageSquare,
  'octagon-x': octagonX,
  plus,
  search,
  'shield-alert': shieldAlert,
  'shield-check': shieldCheck,
  sun,
  terminal,
  'text-search': textSearch,
  'triangle-alert': triangleAlert,
  'undo-2': undo2,
  upload,
  users,
  'users-round': usersRound,
  x,
}

export type IconName = keyof typeof files

/** The shapes of each icon, without the svg element. */
export const shapes = Object.fromEntries(
  Object.entries(files).map(([name, file]) => [
    name,
    file
      .replace(/<!--[\s\S]*?-->|<\/?svg[\s\S]*?>/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  ]),
) as Record<IconName, string>
