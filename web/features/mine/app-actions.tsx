import { minePath } from '../../addresses/addresses.ts'
import { Enhanced } from '../../islands/enhanced.tsx'
import { Icon } from '../../kit/icon.tsx'
import { pictureAddress } from '../../kit/image-base.ts'
import { words } from '../../words/words.ts'
import appActions from './app-actions.enhancer.ts'
import style from './app-actions.module.css'

const w = words.mine

interface AppActionsProps {
  app: { appId: number; name: string; iconKey: string }
  className?: string | undefined
}

/** To keep an app for later and to share it; the client has ways of its own. */
export function AppActions({ app: { appId, name, iconKey }, className = '' }: AppActionsProps) {
  const kept = {
    'data-kept-id': appId,
    'data-kept-name': name,
    'data-kept-icon': pictureAddress(iconKey, 100),
  }
  return (
    <Enhanced
      by={appActions}
      on="idle"
      className={`${style.actions} ${className} needs-script out-of-client`}
      data={kept}
    >
      <button type="button" data-replay="" aria-pressed="false">
        <Icon name="bookmark" size={16} />
        <span>{w.wish}</span>
        <span data-saved="">{w.wished}</span>
      </button>
      <button type="button" data-replay="">
        <Icon name="share-2" size={16} />
        {w.share}
      </button>
      <a href={minePath} rel="nofollow">
        {w.link}
      </a>
      <small />
    </Enhanced>
  )
}
