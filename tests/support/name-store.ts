import store from '../../brand/store.json' with { type: 'json' }
import { nameStore } from '../../web/words/store-name.ts'

// For tests that render without a page set, which would say it.
nameStore(store.texts['zh-CN'])
