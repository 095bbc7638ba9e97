export const theme = {
  label: 'Appearance',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
}
