export const list = {
  filter: 'Filter',
  first: 'First page',
  older: 'Next page',
  tick: 'Select',
  tickAll: 'Select all on this page',
  tickOne: (name: string) => `Select ${name}`,
  withTicked: 'With those selected:',
}
