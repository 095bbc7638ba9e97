import { type Component, componentOf, type Stories } from './stories.ts'

const files = import.meta.glob<Stories>('../**/*.stories.tsx', { eager: true, import: 'default' })

/** Every component that has stories: each `<name>.stories.tsx` in web/. */
export const allComponents: Component[] = Object.entries(files)
  .map(([path, stories]) => componentOf(path, stories))
  .sort((a, b) => (a.folder + a.name < b.folder + b.name ? -1 : 1))
