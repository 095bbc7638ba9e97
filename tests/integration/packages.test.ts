// One database and one app for all of them.
import './packages/links.ts'
import './packages/redirect.ts'
import './packages/by-device.ts'
import './packages/older.ts'
import './packages/file.ts'
import './packages/refused.ts'
import './packages/ended-links.ts'
import './packages/paths.ts'
