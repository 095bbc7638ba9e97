export const paper = {
  title: (heading: string) => `${heading} - 花架 Pergola`,
  menu: '关于本站',
}
