import { storeFullName } from '../store-name.ts'

export const paper = {
  title: (heading: string) => `${heading} - ${storeFullName()}`,
  menu: 'About this site',
}
