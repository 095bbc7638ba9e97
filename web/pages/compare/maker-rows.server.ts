import { developerPath, proofsPath } from '../../addresses/addresses.ts'
import { langOf } from '../../kit/lang.ts'
import { words } from '../../words/words.ts'
import { signingDetail, signingTitle } from '../detail/signing-words.ts'
import type { RowOfApps } from './row-of-apps.server.ts'

const w = words.compare

/** Who published and signed each app. Of keys only what the store has read from the file. */
export const makerRows: RowOfApps[] = [
  {
    label: words.info.developer,
    says: ({ model: { developer } }) =>
      developer && {
        text: developer.name,
        lang: langOf(developer.name),
        href: developerPath(developer.developerId),
      },
  },
  {
    label: w.verified,
    says: ({ model: { developer } }) =>
      developer &&
      (developer.verified
        ? { text: words.proofs.badge, href: proofsPath(developer.developerId) }
        : { text: words.developerPage.notVerified, mark: 'no' }),
  },
  {
    label: words.security.signature,
    says: ({ model: { download, signing } }) =>
      download && { text: signingTitle(signing), note: signingDetail(signing) },
  },
  {
    label: words.security.certificate,
    says: ({ model: { download, signing } }) =>
      signing && download?.signer
        ? { text: `${download.signer.slice(0, 8)}…${download.signer.slice(-8)}` }
        : undefined,
  },
  {
    label: words.info.filing,
    says: ({ model: { filingNumber } }) =>
      filingNumber
        ? { text: filingNumber, lang: langOf(filingNumber), note: words.dataSafety.by }
        : undefined,
  },
  {
    label: w.flags,
    none: w.noFlags,
    says: ({ model: { warnings } }) =>
      warnings.length > 0
        ? {
            text: words.warnings.trust(warnings.length),
            note: words.warnings.list(warnings.map(({ title }) => title)),
          }
        : undefined,
  },
]
