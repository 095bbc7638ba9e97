// Says who signed a package, for the platforms from the given one on: a process of its own, as the store runs it.
import { openBytes } from '../../../catalogue/packages/bytes.ts'
import { verifySignatures } from '../../../catalogue/packages/verify/verify-signatures.ts'
import { openZip } from '../../../catalogue/packages/zip/open-zip.ts'

const [, , path = '', minSdk = ''] = process.argv
const { bands } = verifySignatures(openZip(openBytes(path)), {
  minSdk: Number(minSdk),
  targetSdk: 34,
  targetSandboxVersion: 1,
})
if (bands.some(band => 'refused' in band)) throw new Error(JSON.stringify(bands))
