import type { ViewProps } from '../shell/view.ts'
import { Frame } from './frame.tsx'
import { Shown } from './shown.tsx'
import { type Component, componentPath, type State } from './stories.ts'
import style from './workshop.module.css'

/** One state and nothing else. */
export function StatePage({
  model: { component, state },
}: ViewProps<{ component: Component; state: State }>) {
  return (
    <Frame title={`${component.name}: ${state.name}`} states={[state]}>
      <main id="content" className={style.page}>
        <h1 className={style.line} lang="en">
          <a className={style.back} href={componentPath(component)}>
            {component.name}
          </a>
          {`: ${state.name}`}
        </h1>
        <Shown state={state} width={component.width} />
      </main>
    </Frame>
  )
}
