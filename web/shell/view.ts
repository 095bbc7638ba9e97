/** PC and Mobile share an address and a model; each has a view. */
export type SharedPageType = 'PC' | 'Mobile'

export interface ViewProps<Model> {
  pageType: SharedPageType
  model: Model
}
