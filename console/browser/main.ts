import { startCopying } from './copy.ts'
import { keepFormsOnce } from './forms.ts'
import { startKeys } from './keys.ts'
import { showLocalTimes } from './local-times.ts'
import { lookAgain } from './look-again.ts'
import { startPasskeys } from './passkeys.ts'
import { startPickers } from './pickers.ts'
import { startQueueKeys } from './queue-keys.ts'
import { startTableKeys } from './table-keys.ts'
import { startUploads } from './uploads.ts'

// What works with a script alone is shown with one alone.
document.documentElement.dataset.script = ''
showLocalTimes(document)
startPasskeys(document)
keepFormsOnce(document)
startKeys(document)
startQueueKeys(document)
startTableKeys(document)
startUploads(document)
startCopying(document)
startPickers(document)
lookAgain(document)
