import { apps, rankedApps } from '../workshop/samples/apps.ts'
import { stories } from '../workshop/stories.ts'
import { AppList } from './app-list.tsx'

export default stories({
  states: {
    compact: (
      <div style={{ maxWidth: 352 }}>
        <AppList apps={apps} look="compact" module="workshop" />
      </div>
    ),
    ranked: (
      <div style={{ maxWidth: 352 }}>
        <AppList apps={rankedApps} look="ranked" module="workshop" />
      </div>
    ),
    columns: <AppList apps={apps} look="columns" module="workshop" />,
    rows: <AppList apps={apps} look="rows" module="workshop" />,
    'rows in an order': (
      <AppList apps={rankedApps} look="rows" module="workshop" order="hot" from={20} numbered />
    ),
    'a part of the words marked': (
      <AppList
        apps={apps.slice(0, 1)}
        look="rows"
        module="workshop"
        text={text => (
          <>
            <mark>{text.slice(0, 2)}</mark>
            {text.slice(2)}
          </>
        )}
      />
    ),
  },
})
