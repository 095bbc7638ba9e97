// One catalogue for all of them.
import './discovery/lists.ts'
import './discovery/ranks.ts'
import './discovery/developer.ts'
import './discovery/history.ts'
import './discovery/home.ts'
import './discovery/collections.ts'
import './discovery/related.ts'
import './discovery/weeks.ts'
