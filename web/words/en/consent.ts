export const consent = {
  label: 'Privacy choice',
  ask: 'We would like to remember this device, to count visits and spot unusual downloads. Everything works the same if you say no.',
  yes: 'Allow',
  no: 'No, thanks',
  change: 'Privacy settings',
}
