import type { ViewProps } from '../shell/view.ts'
import { Frame } from './frame.tsx'
import { Shown } from './shown.tsx'
import { type Component, statePath, workshopPath } from './stories.ts'
import style from './workshop.module.css'

/** All states of a component below each other; those that need a page of their own are linked to. */
export function ComponentPage({ model: component }: ViewProps<Component>) {
  const { name, folder, states } = component
  return (
    <Frame title={name} states={states.filter(state => !state.alone)}>
      <main id="content" className={style.page}>
        <p lang="en">
          <a className={style.back} href={workshopPath}>
            Components
          </a>
        </p>
        <h1 lang="en">{name}</h1>
        <p className={style.where}>
          <code>{`web/${folder}/${name}.stories.tsx`}</code>
        </p>
        {states.map(state => (
          <section key={state.id} className={style.state}>
            <h2 lang="en">
              <a href={statePath(component, state)}>{state.name}</a>
            </h2>
            {state.alone ? (
              <p className={style.elsewhere} lang="en">
                <a href={statePath(component, state)}>on a page of its own</a>
              </p>
            ) : (
              <Shown state={state} width={component.width} />
            )}
          </section>
        ))}
      </main>
    </Frame>
  )
}
