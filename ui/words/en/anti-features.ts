import type { AntiFeature } from '../../../contract/import/anti-features.ts'

export const antiFeatures = {
  Ads: { title: 'Shows ads', why: 'Advertising is built into the app.' },
  Tracking: {
    title: 'Tracks you',
    why: 'Sends data about you or how you use it, by default or without asking.',
  },
  NonFreeNet: {
    title: 'Relies on a closed online service',
    why: "Promotes or needs a service whose software isn't open source.",
  },
  NonFreeAdd: {
    title: 'Recommends closed add-ons',
    why: "Promotes other apps or plug-ins that aren't open source.",
  },
  NonFreeDep: {
    title: 'Needs another closed app',
    why: "Doesn't work without a program that isn't open source.",
  },
  NonFreeAssets: {
    title: "Includes images or sounds that aren't free",
    why: "The code is open source, but its images, sounds or maps can't be reused.",
  },
  NonFreeComp: {
    title: 'Contains closed-source parts',
    why: "Some code in the package isn't public, so others can't review it.",
  },
  UpstreamNonFree: {
    title: "The original isn't fully open source",
    why: 'Closed-source parts were removed here, so some features may be missing.',
  },
  KnownVuln: {
    title: 'Known security vulnerability',
    why: "Attackers could exploit it. Use another app until it's fixed.",
  },
  DisabledAlgorithm: {
    title: 'Outdated signature',
    why: 'Its signature is easier to forge than current ones, and new phones may refuse it.',
  },
  NoSourceSince: {
    title: 'Source code no longer published',
    why: "Others can't build or check newer versions, so updates may stop.",
  },
  NSFW: { title: 'For adults', why: 'May contain nudity, violence or other adult content.' },
  ApplicationDebuggable: {
    title: 'Debug build',
    why: 'Anyone with a cable to your phone can inspect and change it.',
  },
  TetheredNet: {
    title: 'Tied to one server',
    why: "Only works with one online service, and you can't choose another.",
  },
} satisfies Record<AntiFeature, { title: string; why: string }>
