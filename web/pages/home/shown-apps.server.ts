interface Shown {
  appId: number
}

/** The apps of one page, so that none stands there again and again: twice at most, and where there is a choice once. */
export function shownApps() {
  const times = new Map<number, number>()
  const timesOf = (app: Shown) => times.get(app.appId) ?? 0
  const show = <App extends Shown>(apps: App[]): App[] => {
    for (const app of apps) times.set(app.appId, timesOf(app) + 1)
    return apps
  }
  return {
    /** As they are: a chart leaves nobody out. */
    show,
    /** Leaves out what stands there twice already. */
    atMostTwice: <App extends Shown>(apps: App[], count: number): App[] =>
      show(apps.filter(app => timesOf(app) < 2).slice(0, count)),
    /** What does not stand there yet; where that is too little, what stands there once. */
    unseen<App extends Shown>(apps: App[], count: number): App[] {
      const rested = [...apps].sort((a, b) => timesOf(a) - timesOf(b)).filter(app => timesOf(app) < 2)
      const taken = new Set(rested.slice(0, count))
      return show(apps.filter(app => taken.has(app)))
    },
  }
}
