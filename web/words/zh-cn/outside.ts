export const outside = {
  to: (host: string) => `打开 ${host}`,
  label: (text: string, host: string) => `${text}，打开 ${host}`,
}
