import { Alert } from '../../kit/alert.tsx'
import { Mark } from '../../kit/badge.tsx'
import { ButtonLabel, ButtonLink } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Filters } from '../../kit/filters.tsx'
import { Token } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import type { UploadModel } from './model.ts'
import { NewVersion } from './new-version.tsx'
import style from './upload.module.css'
import { Line } from './upload-line.tsx'

/** Upload, check and publish packages. */
export const uploadView = view<UploadModel>({
  title: () => words.places.upload,
  View: ({ model: { sought, uploads, older, current } }) => (
    <>
      <PageHead title={words.places.upload} sub={words.upload.sub} />
      <div className={`${look.mainAside} ${look.wideAside}`}>
        <div className={look.col}>
          <noscript>
            <Alert tone="warn">{words.upload.noScript}</Alert>
          </noscript>
          <form className={style.drop} data-upload="">
            <Token />
            <Mark icon="upload" isLarge />
            <div>
              <p className={`${look.large} ${look.strong}`}>{words.upload.drop}</p>
              <p className={look.quiet}>{words.upload.limits}</p>
            </div>
            <ButtonLabel tone="main">
              <input
                className={look.srOnly}
                type="file"
                multiple
                accept=".apk,application/vnd.android.package-archive"
              />
              {words.upload.choose}
            </ButtonLabel>
          </form>
          <Card
            id="h-q"
            title={words.upload.mine}
            beside={<span className={look.note}>{words.upload.kept}</span>}
            foot={
              older && (
                <ButtonLink size="small" href={older} rel="next">
                  {words.list.older}
                </ButtonLink>
              )
            }
          >
            {(sought || older || uploads.length > 4) && (
              <div className={style.find}>
                <Filters filters={[{ name: 'q', value: sought, label: words.upload.find, type: 'search' }]} />
              </div>
            )}
            <ul className={look.list} data-uploads="" aria-live="polite">
              {uploads.map(line => (
                <Line key={line.id} line={line} isOpen={line.id === current?.id} />
              ))}
            </ul>
            {uploads.length === 0 && (
              <p className={style.none}>{sought ? words.upload.noneFound : words.upload.none}</p>
            )}
          </Card>
        </div>
        {current && <NewVersion version={current} />}
      </div>
      <template data-upload-line="">
        <li className={style.line}>
          <div className={look.grow}>
            <div className={`${look.row} ${look.between} ${look.wrap}`}>
              <span className={`${look.strong} ${look.anywhere}`} data-name="" />
              {words.upload.states.map(([state, said]) => (
                <span key={state} className={`${look.small} ${look.quiet}`} data-when={state}>
                  {said}
                </span>
              ))}
            </div>
            <progress className={style.sent} value="0" max="1" />
          </div>
        </li>
      </template>
    </>
  ),
})
