export const appTabs = {
  label: '这个应用',
  edit: '文案',
  versions: '版本',
  takedown: '封禁',
}
