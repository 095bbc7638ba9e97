import { CLIENT_TOKEN, HOST_TOKEN } from '../../rules/user-agent.ts'
import { keepSearchChannel } from '../features/ads/search-channel.ts'

// Before the first paint, so that what depends on it is there from the start or never.
const { classList } = document.documentElement
const userAgent = navigator.userAgent.toLowerCase()
if (keepSearchChannel(document, document.referrer, location.search)) classList.add('from-search')
if (userAgent.includes(CLIENT_TOKEN)) classList.add('in-client')
if (userAgent.includes(HOST_TOKEN)) classList.add('in-host')
