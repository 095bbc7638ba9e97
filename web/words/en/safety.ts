export const dataSafety = {
  heading: 'Data safety',
  by: 'As the developer states',
  collected: 'Collected',
  nothing: 'Collects no data',
  list: (things: string[]) => things.join(', '),
  shared: 'Sharing',
  encrypted: 'Transfer',
  deletable: 'Deletion',
  yes: { shared: 'Shared with others', encrypted: 'Encrypted in transit', deletable: 'Deleted on request' },
  no: {
    shared: 'Not shared with others',
    encrypted: 'Not encrypted in transit',
    deletable: 'Not deleted on request',
  },
}
