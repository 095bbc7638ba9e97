import type { ReactElement } from 'react'
import type { Play } from './browser/plays.ts'

interface Shown {
  shows: ReactElement
  /** What is done with it before it is in this state. */
  play?: Play
  /** It covers the page, or has an id that no other may have: it is on a page of its own. */
  alone?: true
  /** For a visitor who came from a search engine. */
  fromSearch?: true
}

/** What a `*.stories.tsx` beside a component exports: its states by their names, with what a page would give it. */
export interface Stories {
  /** Of the place it has on its page, in pixels. */
  width?: number
  states: Record<string, ReactElement | Shown>
}

export function stories(of: Stories): Stories {
  return of
}

export interface State extends Shown {
  name: string
  /** Its part of an address. */
  id: string
}

export interface Component {
  /** That of its file. */
  name: string
  folder: string
  width: number | undefined
  states: State[]
}

/** A component as the workshop shows it; the path is that of its stories. */
export function componentOf(path: string, { width, states }: Stories): Component {
  const [, folder = '', name = ''] = /^\.\.\/(.+)\/([^/]+)\.stories\.tsx$/.exec(path) ?? []
  return {
    name,
    folder,
    width,
    states: Object.entries(states).map(([name, state]) => ({
      ...('shows' in state ? state : { shows: state }),
      name,
      id: name.replaceAll(/[^a-z\d]+/gi, '-').toLowerCase(),
    })),
  }
}

export const workshopPath = '/workshop'
export const componentPath = ({ name }: Component): string => `${workshopPath}/${name}`
export const statePath = (component: Component, { id }: State): string => `${componentPath(component)}/${id}`

/** Its position among the others, if it can be among them. */
export const placeOf = (component: Component, state: State): string =>
  state.alone ? statePath(component, state) : `${componentPath(component)}#${state.id}`
