import type { ViewProps } from '../shell/view.ts'
import { Frame } from './frame.tsx'
import { type Component, componentPath, placeOf } from './stories.ts'
import style from './workshop.module.css'

/** Every component by its folder, every state of it one step away. */
export function IndexPage({ model: components }: ViewProps<Component[]>) {
  const folders = [...new Set(components.map(({ folder }) => folder))]
  return (
    <Frame title="Components">
      <main id="content" className={style.page} lang="en">
        <h1>Components</h1>
        {folders.map(folder => (
          <section key={folder}>
            <h2 className={style.folder}>{folder}</h2>
            <ul className={style.components}>
              {components
                .filter(component => component.folder === folder)
                .map(component => (
                  <li key={component.name}>
                    <a className={style.name} href={componentPath(component)}>
                      {component.name}
                    </a>
                    <ul className={style.states}>
                      {component.states.map(state => (
                        <li key={state.id}>
                          <a href={placeOf(component, state)}>{state.name}</a>
                        </li>
                      ))}
                    </ul>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </main>
    </Frame>
  )
}
