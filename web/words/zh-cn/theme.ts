export const theme = {
  label: '外观',
  system: '跟随系统',
  light: '浅色',
  dark: '深色',
}
