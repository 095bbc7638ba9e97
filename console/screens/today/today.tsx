import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import { Segments } from '../../kit/tabs.tsx'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import { Fresh } from './fresh.tsx'
import type { TodayModel } from './model.ts'
import { Needs } from './needs.tsx'
import { Numbers } from './numbers-card.tsx'
import { Recent } from './recent.tsx'
import style from './today.module.css'
import { ShellLinks, Unsandboxed } from './warnings.tsx'

export const todayView = view<TodayModel>({
  title: () => words.places.today,
  View: ({ model }) => (
    <>
      <PageHead title={words.places.today} sub={<Time at={model.at} seconds />}>
        <Segments
          label={words.today.span}
          tabs={[1, 7, 28].map(days => ({
            href: days === 1 ? '/' : `/?days=${days}`,
            label: words.today.days(days),
            isHere: days === model.span,
          }))}
        />
      </PageHead>
      <div className={`${look.mainAside} ${style.mixed}`}>
        <div className={look.col}>
          <Fresh fresh={model.fresh} />
          <Numbers model={model} />
        </div>
        <div className={look.col}>
          {model.isUnsandboxed && <Unsandboxed />}
          <ShellLinks links={model.shellLinks} />
          <Needs needs={model.needs} />
          <Recent recent={model.recent} />
        </div>
      </div>
    </>
  ),
})
