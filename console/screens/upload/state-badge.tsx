import type { UploadState } from '../../../rules/packages/causes.ts'
import { Badge, type Tone } from '../../kit/badge.tsx'
import type { IconName } from '../../kit/icons.ts'
import { words } from '../../words/words.ts'

const LOOKS: Record<UploadState, { tone?: Tone; icon: IconName }> = {
  ready: { tone: 'ok', icon: 'check' },
  'needs-you': { tone: 'warn', icon: 'triangle-alert' },
  refused: { tone: 'bad', icon: 'octagon-x' },
  published: { icon: 'check' },
}

/** One word and one color for what became of a file. */
export const UploadStateBadge = ({ state }: { state: UploadState }) => (
  <Badge {...LOOKS[state]}>{words.upload.standings[state]}</Badge>
)
