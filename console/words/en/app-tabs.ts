export const appTabs = {
  label: 'This app',
  edit: 'Texts',
  versions: 'Versions',
  takedown: 'Take down',
}
