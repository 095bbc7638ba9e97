import type { ReactElement } from 'react'

/** How a screen looks. */
export interface View<Model> {
  title: (model: Model) => string
  View: (props: { model: Model }) => ReactElement
  /** Without the menu, also for whoever is signed in. */
  bare?: true
}

export const view = <Model>(view: View<Model>): View<Model> => view
