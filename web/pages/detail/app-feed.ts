import type { AppFields } from '../../../contract/app-fields.ts'
import { appFeedPath } from '../../addresses/addresses.ts'
import { words } from '../../words/words.ts'

/** The feed of an app's new versions. */
export const appFeed = ({ appId, name }: AppFields) => ({
  title: words.feed.ofApp(name),
  href: appFeedPath(appId),
})
