import type { View } from '../kit/view.ts'

const modules = import.meta.glob<Record<string, View<never>>>('./*/*.tsx', { eager: true })

/** The views of every screen, by the names of their exports. */
export const views: Record<string, View<never> | undefined> = Object.assign({}, ...Object.values(modules))
