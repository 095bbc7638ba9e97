import { historyPath } from '../../../addresses/addresses.ts'
import { words } from '../../../words/words.ts'
import type { DetailModel } from '../model.ts'
import seeAll from './see-all.module.css'
import { VersionTable } from './version-table.tsx'

export function VersionSection({ model }: { model: DetailModel }) {
  return (
    <>
      <VersionTable versions={model.versions} newest />
      {model.versionCount > model.versions.length && (
        <a className={seeAll.all} href={historyPath(model.app.appId)}>
          {words.historyPage.open(model.versionCount)}
        </a>
      )}
    </>
  )
}
