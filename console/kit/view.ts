import type { ReactElement } from 'react'

/** How a screen looks. */
export interface View<Model> {
  title: (model: Model) => string
  View: (props: { model: Model }) => ReactElement
  /** Whether there will soon be more to see: without JavaScript it is loaded again. */
  isWaiting?: (model: Model) => boolean
  /** The address of an automatic redirect. */
  goesTo?: (model: Model) => string
  /** Without the menu, for signed-in people too. */
  bare?: true
}

export const view = <Model>(view: View<Model>): View<Model> => view

declare const shows: unique symbol

/** A view by the name of its export, for code that must not load it: it is built apart, once for each language. */
export interface ViewRef<Model> {
  name: string
  [shows]?: Model
}

export const viewOf = <V extends View<never>>(
  name: string,
): ViewRef<V extends View<infer Model> ? Model : never> => ({ name })
