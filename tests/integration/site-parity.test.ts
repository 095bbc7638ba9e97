import './site/parity.ts'
