export const dataSafety = {
  heading: 'Data safety',
  by: 'According to the developer',
  collected: 'Data collected',
  nothing: 'No data collected',
  list: (things: string[]) => things.join(', '),
  shared: 'Sharing',
  encrypted: 'Transfer',
  deletable: 'Deletion',
  yes: {
    shared: 'Shares data with third parties',
    encrypted: 'Data is encrypted in transit',
    deletable: 'You can ask for your data to be deleted',
  },
  no: {
    shared: 'No data shared with third parties',
    encrypted: "Data isn't encrypted in transit",
    deletable: "You can't ask for your data to be deleted",
  },
}
