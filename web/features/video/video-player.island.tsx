import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { island } from '../../islands/island.tsx'
import button from '../../kit/button.module.css'
import { Icon } from '../../kit/icon.tsx'
import { Picture } from '../../kit/picture.tsx'
import { words } from '../../words/words.ts'
import type { Video } from './model.ts'
import style from './video-player.module.css'

export interface VideoPlayerProps {
  video: Video
}

type State = 'idle' | 'starting' | 'playing' | 'failed'

/** Nothing of the video is fetched before play; the mask stays until its pictures really move. */
function VideoPlayer({ video: { title, lang, url, posterKey, length } }: VideoPlayerProps) {
  const player = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<State>('idle')

  useEffect(() => {
    const video = player.current
    if (state === 'starting') video?.play()?.catch(() => setState('failed'))
    if (state === 'playing') video?.focus({ preventScroll: true })
  }, [state])

  function play(event: MouseEvent) {
    event.preventDefault()
    setState('starting')
  }

  return (
    <div className={style.video}>
      {(state === 'starting' || state === 'playing') && (
        // biome-ignore lint/a11y/useMediaCaption: a store has no subtitles for what developers upload.
        <video
          ref={player}
          src={url}
          title={title}
          preload="auto"
          controls={state === 'playing'}
          playsInline
          onPlaying={() => setState('playing')}
          onError={() => setState('failed')}
        />
      )}
      {state !== 'playing' && (
        <Picture
          className={style.poster}
          shown={posterKey}
          size="banner"
          width={1200}
          height={675}
          alt=""
          loading="lazy"
        />
      )}
      {(state === 'idle' || state === 'starting') && (
        <a
          className={style.mask}
          href={url}
          data-replay=""
          aria-label={words.video.play(title)}
          aria-busy={state === 'starting'}
          onClick={play}
        >
          <span className={state === 'starting' ? `${style.play} ${style.starting}` : style.play}>
            <Icon name="play" size={24} />
          </span>
          <span className={style.caption} lang={lang}>
            {title}
            <span className={style.length}>{length}</span>
          </span>
        </a>
      )}
      {state === 'failed' && (
        <div className={style.failed} role="alert">
          <p>{words.video.failed}</p>
          <button type="button" className={`${button.button} ${button.soft}`} onClick={play}>
            {words.video.retry}
          </button>
        </div>
      )}
    </div>
  )
}

export default island('video-player', VideoPlayer)
