export const appTabs = {
  label: 'This app',
  edit: 'Details',
  versions: 'Versions',
  takedown: 'Take down',
}
