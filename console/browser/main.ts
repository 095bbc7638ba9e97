import '../styles/console.css'
import { keepFormsOnce } from './forms.ts'
import { startKeys } from './keys.ts'
import { lookAgain } from './look-again.ts'
import { startPasskeys } from './passkeys.ts'
import { startQueueKeys } from './queue-keys.ts'
import { startUploads } from './uploads.ts'

startPasskeys(document)
keepFormsOnce(document)
startKeys(document)
startQueueKeys(document)
startUploads(document)
lookAgain(document)
