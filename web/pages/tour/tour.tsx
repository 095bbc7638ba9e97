import { inSite } from '../../addresses/here.ts'
import { Page } from '../../shell/page.tsx'
import { words } from '../../words/words.ts'
import style from './tour.module.css'

const w = words.tour

/** Everything that the store does, each with the way to where the demo catalogue shows it. */
export function Tour() {
  return (
    <Page sheet="aside" heading={w.heading} title={w.title} description={w.lead} className={style.page}>
      <h1>{w.heading}</h1>
      <p>{w.lead}</p>
      {w.parts.map(({ name, sights }) => (
        <section key={name}>
          <h2>{name}</h2>
          <ul>
            {sights.map(([ids, says, href]) => (
              <li key={says}>
                <a href={inSite(href)} rel="nofollow" data-requirements={ids}>
                  {says}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  )
}
