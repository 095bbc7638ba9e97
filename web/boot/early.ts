import { androidVersion } from '../../rules/devices/android-device.ts'
import { deviceOf, needsOtherDevice } from '../../rules/devices/device.ts'
import { CLIENT_TOKEN, HOST_TOKEN } from '../../rules/devices/user-agent.ts'
import { type CookieJar, copyOf } from '../browser/cookie.ts'
import { whenShown } from '../browser/when-shown.ts'
import { keepSearchChannel } from '../features/ads/search-channel.ts'
import { keptTheme, showTheme } from '../features/theme/theme.ts'

// Before the first paint, so that what depends on it is there from the start or never.
const { classList, dataset, lang } = document.documentElement
const userAgent = navigator.userAgent.toLowerCase()
showTheme(keptTheme())
// A page that is made ready ahead writes no cookie until it is shown.
const keepChannel = (jar: CookieJar) => keepSearchChannel(jar, document.referrer, location.search)
if (keepChannel(copyOf(document))) classList.add('from-search')
whenShown(document, () => keepChannel(document))
if (userAgent.includes(CLIENT_TOKEN)) classList.add('in-client')
if (userAgent.includes(HOST_TOKEN)) classList.add('in-host')
if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) classList.add('saves-data')
const device = deviceOf(userAgent, navigator.maxTouchPoints)
classList.add(`on-${device}`)
if (needsOtherDevice(device)) classList.add('no-apk')
const speaks = navigator.language.slice(0, 2)
if (!lang.startsWith(speaks)) classList.add(`speaks-${speaks}`)
const needed = Number(dataset.minAndroid)
if (needed > Number(androidVersion(userAgent))) classList.add('old-android')
// A browser that skips the transition between pages, because a visitor goes on or it's short of time, would report that as an error.
addEventListener('unhandledrejection', event => {
  if (/^Transition was /.test(event.reason?.message)) event.preventDefault()
})
