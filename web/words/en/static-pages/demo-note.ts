export const DEMO_NOTE = 'This is a demo: its company, address, filing numbers and contacts are made up.'
