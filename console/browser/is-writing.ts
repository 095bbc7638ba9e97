/** Letters do nothing while somebody writes. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=radio]):not([type=checkbox]), textarea, select')
