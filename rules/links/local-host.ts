/** Whether a request, or a setting, names this machine. A page elsewhere can have its own name lead here, and would read the answers. */
export const isLocalHost = (host: string | undefined): boolean =>
  /^(127(\.\d{1,3}){3}|localhost|\[::1\]|::1)(:\d{1,5})?$/i.test(host ?? '')
