/** Whether the target is a text field, in which letters are no shortcuts. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=radio]):not([type=checkbox]), textarea, select')
