export const DEMO_NOTE = 'This is a demo. Its company, address, filing numbers and contacts are made up.'
