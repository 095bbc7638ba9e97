import { storeFullName } from '../store-name.ts'

export const staticPage = {
  title: (heading: string) => `${heading} - ${storeFullName()}`,
  /** In a table that has become blocks, before each cell. */
  cell: (head: string) => `${head}：`,
  menu: '关于本站',
}
