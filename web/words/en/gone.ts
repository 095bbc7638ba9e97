import { storeFullName } from '../store-name.ts'

export const gone = {
  title: (heading: string) => `${heading} - ${storeFullName()}`,
  tell: 'Report a problem',
}

export { goneKinds, goneSentence } from '../../../ui/words/en/gone.ts'
