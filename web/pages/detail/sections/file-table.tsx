import { Fragment } from 'react'
import { fileText, processorName } from '../../../features/install/file-text.ts'
import type { OfferedFile } from '../../../features/install/model.ts'
import { words } from '../../../words/words.ts'
import style from './version-table.module.css'

/**
 * Every file of the newest version by a plain link, with what there is to choose by. The script that finds the one for a device
 * reads it here (web/features/install/fit-file.ts).
 */
export function FileTable({ files }: { files: OfferedFile[] }) {
  const w = words.versions
  return (
    <table className={style.table}>
      <thead>
        <tr>
          <th scope="col">{words.files.processor}</th>
          <th scope="col">{w.system}</th>
          <th scope="col">{w.size}</th>
          <th scope="col">{w.action}</th>
        </tr>
      </thead>
      <tbody>
        {files.map(file => (
          <Fragment key={file.abi}>
            <tr>
              <td>
                {processorName(file.abi)}
                <span className={style.latest} hidden>
                  {words.files.forYou}
                </span>
              </td>
              <td>{file.minAndroid ? words.info.android(file.minAndroid) : '–'}</td>
              <td>{file.size}</td>
              <td>
                <a
                  href={file.url}
                  rel="nofollow"
                  aria-label={`${w.action} ${fileText(file)}`}
                  data-by="get-app"
                  data-wants="file"
                  data-replay=""
                  data-abi={file.abi}
                  data-sdk={file.minSdk}
                  data-bytes={file.bytes}
                  data-what={fileText(file)}
                >
                  {w.action}
                </a>
              </td>
            </tr>
            <tr className={style.notes}>
              <td colSpan={4}>
                {words.security.hash} <code>{file.sha256}</code>
              </td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}
