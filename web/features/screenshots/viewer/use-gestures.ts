import { useLayoutEffect, useRef } from 'react'
import { placeTrack, type Shown, watchPointers } from './watch-pointers.ts'
import { createZoom, type Zoom } from './zoom.ts'

type Place = Omit<Shown, 'track' | 'frame'>

/** Joins fingers to the pictures: the stage takes gestures, the track is moved by them. */
export function useGestures(place: Place) {
  const stage = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const zoom = useRef<Zoom>(null)
  const latest = useRef(place)
  latest.current = place

  useLayoutEffect(() => {
    zoom.current?.reset()
    if (track.current) placeTrack(track.current, place.index)
  }, [place.index])

  useLayoutEffect(() => {
    const [area, list] = [stage.current, track.current]
    if (!area || !list) return
    const own = createZoom(area)
    zoom.current = own
    return watchPointers(area, own, () => {
      const frame = list.querySelector<HTMLElement>(`[data-picture="${latest.current.index}"]`) ?? list
      return { ...latest.current, track: list, frame }
    })
  }, [])

  return { stage, track }
}
