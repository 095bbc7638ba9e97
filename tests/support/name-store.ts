import { nameStore } from '../../web/words/store-name.ts'

// For tests that render without a page set, which would say it.
nameStore({ name: '花架', secondName: 'Pergola', tagline: '看得明白，装得放心' })
