// Screenshots, their viewer, and video.

/** Apart, because no script says it. */
export const shotsLabel = 'Screenshots'
export const shots = {
  one: (n: number, total: number) => `Screenshot ${n} of ${total}`,
  previous: 'Previous screenshots',
  next: 'Next screenshots',
}
export const viewer = {
  label: (app: string) => `Screenshots of ${app}`,
  previous: 'Previous',
  next: 'Next',
  close: 'Close screenshots',
  show: (n: number) => `Show screenshot ${n}`,
  count: (n: number, total: number) => `${n} / ${total}`,
  hint: 'Swipe sideways to browse · down to close',
}
export const video = {
  play: (title: string) => `Play video: ${title}`,
  failed: "Couldn't play the video. Check your connection and try again.",
  retry: 'Retry',
}
