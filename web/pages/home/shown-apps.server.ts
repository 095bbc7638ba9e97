interface Shown {
  appId: number
}

/** The apps of one page, so that none is repeated: twice at most, and where there is a choice once. */
export function shownApps() {
  const times = new Map<number, number>()
  const timesOf = (app: Shown) => times.get(app.appId) ?? 0
  const show = <App extends Shown>(apps: App[]): App[] => {
    for (const app of apps) times.set(app.appId, timesOf(app) + 1)
    return apps
  }
  return {
    /** Unfiltered: a chart is complete. */
    show,
    /** Leaves out apps that are there twice already. */
    atMostTwice: <App extends Shown>(apps: App[], count: number): App[] =>
      show(apps.filter(app => timesOf(app) < 2).slice(0, count)),
    /** Apps that are not there yet; if too few, also those that are there once. */
    unseen<App extends Shown>(apps: App[], count: number): App[] {
      const rested = [...apps].sort((a, b) => timesOf(a) - timesOf(b)).filter(app => timesOf(app) < 2)
      const taken = new Set(rested.slice(0, count))
      return show(apps.filter(app => taken.has(app)))
    },
  }
}
