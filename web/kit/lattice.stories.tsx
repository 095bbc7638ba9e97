import { stories } from '../workshop/stories.ts'
import { Lattice } from './lattice.tsx'

const place = { position: 'relative', height: 160, overflow: 'hidden', background: 'var(--tint)' } as const

// Its pattern has an id, and is looked up by it, so there is one on a page.
export default stories({
  states: {
    brand: {
      alone: true,
      shows: (
        <div style={place}>
          <Lattice />
        </div>
      ),
    },
    game: {
      alone: true,
      shows: (
        <div style={place}>
          <Lattice tone="game" />
        </div>
      ),
    },
  },
})
