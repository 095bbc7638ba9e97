export const outside = {
  to: (host: string) => `Open ${host}`,
  label: (text: string, host: string) => `${text}, opens ${host}`,
}
