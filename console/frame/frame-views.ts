import type { View } from '../kit/view.ts'
import { codesView } from './codes.tsx'
import { goOnView } from './go-on.tsx'
import { linkView } from './link.tsx'
import { noteView } from './note.tsx'
import { signInView } from './sign-in.tsx'
import { tokenView } from './token.tsx'
import { welcomeView } from './welcome.tsx'

/** Views without an address of their own: sign-in and notes. */
export const frameViews = {
  'sign-in': signInView,
  welcome: welcomeView,
  codes: codesView,
  link: linkView,
  token: tokenView,
  'go-on': goOnView,
  note: noteView,
}

type FrameViewName = keyof typeof frameViews

/** One of them with what it shows. */
export type FrameShown = {
  [Name in FrameViewName]: {
    view: Name
    model: (typeof frameViews)[Name] extends View<infer Model> ? Model : never
  }
}[FrameViewName]
