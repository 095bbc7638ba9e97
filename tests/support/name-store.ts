import { readBrand } from '../../server/brand/read-brand.ts'
import { nameStore } from '../../web/words/store-name.ts'

// For tests that render without a page set, which would say it.
nameStore(readBrand().texts['zh-CN'])
