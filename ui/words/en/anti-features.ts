import type { AntiFeature } from '../../../contract/import/anti-features.ts'

export const antiFeatures = {
  Ads: { title: 'Shows ads', why: 'Advertising is built into the app.' },
  Tracking: {
    title: 'Reports what you do',
    why: 'It sends data about you or your use to somebody, unless you turn that off, or without asking.',
  },
  NonFreeNet: {
    title: 'Relies on a closed online service',
    why: 'It promotes or needs a service whose software is not open.',
  },
  NonFreeAdd: {
    title: 'Recommends closed add-ons',
    why: 'It promotes other apps or plug-ins whose source is not open.',
  },
  NonFreeDep: {
    title: 'Needs another closed app',
    why: 'It does not work without a program that is not open.',
  },
  NonFreeAssets: {
    title: 'Has pictures or sounds that are not free',
    why: 'The code is open, but parts such as pictures, sounds or maps may not be reused.',
  },
  NonFreeComp: {
    title: 'Contains closed parts',
    why: 'Some of the code in the package is not open, so nobody else can look at it.',
  },
  UpstreamNonFree: {
    title: 'The original is not all open',
    why: 'Closed parts were taken out here, so some things may be missing.',
  },
  KnownVuln: {
    title: 'Has a known security hole',
    why: 'Others may use it to harm you. Better take another app until it is mended.',
  },
  DisabledAlgorithm: {
    title: 'Signed in an outdated way',
    why: 'Its signature can be forged more easily than those of today, and new phones may refuse it.',
  },
  NoSourceSince: {
    title: 'Source code no longer given out',
    why: 'Newer versions can not be built or checked, so updates may never come.',
  },
  NSFW: { title: 'Not for everybody', why: 'It may show nudity, violence or other things for adults.' },
  ApplicationDebuggable: {
    title: 'Built for testing',
    why: 'It can be looked into and changed while it runs by whoever has a cable to the phone.',
  },
  TetheredNet: {
    title: 'Bound to one server',
    why: 'It works with one online service only, and you can not choose another.',
  },
} satisfies Record<AntiFeature, { title: string; why: string }>
