// The script-tag build: everything exported here is on the global `PergolaBridge`.
export { APP_STATUS, BRIDGE_ERRORS, LOGIN_TYPE } from '../contract/bridge.ts'
export { buttonFor } from '../rules/apps/app-moves.ts'
export { BridgeError } from './bridge-error.ts'
export { connect } from './connect.ts'
