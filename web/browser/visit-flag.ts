import { tryStorage } from './try-storage.ts'

// Notes of one visit. Where the storage is forbidden or full, the visitor is merely asked again on the next page.
const visit = () => sessionStorage

export const hasFlag = (name: string): boolean => tryStorage(visit, notes => notes.getItem(name)) != null

export const setFlag = (name: string): void => tryStorage(visit, notes => notes.setItem(name, '1'))
