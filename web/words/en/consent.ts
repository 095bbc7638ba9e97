export const consent = {
  label: 'Privacy',
  ask: 'Can we remember this device? It helps us count visits, compare improvements and spot fake downloads. Everything works either way.',
  yes: 'Allow',
  no: 'No thanks',
  change: 'Privacy settings',
}
