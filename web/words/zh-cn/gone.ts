import { storeFullName } from '../store-name.ts'

export const gone = {
  title: (heading: string) => `${heading} - ${storeFullName()}`,
  tell: '反馈问题',
}

export { goneKinds, goneSentence } from '../../../ui/words/zh-cn/gone.ts'
