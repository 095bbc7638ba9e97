import { stories } from '../../workshop/stories.ts'
import { SearchForm } from './search-form.tsx'

export default stories({
  width: 480,
  states: {
    empty: <SearchForm />,
    'above its answer': <SearchForm query="手帐" />,
    'proposing names': { alone: true, shows: <SearchForm />, play: ['type', '手'] },
  },
})
