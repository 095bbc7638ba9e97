// One store and two edges for all of them.
import './edge/purges.ts'
import './edge/requests.ts'
import './edge/smuggling.ts'
import './edge/limits.ts'
import './edge/passing-through.ts'
import './edge/pictures.ts'
import './edge/own-answers.ts'
import './edge/mip-host.ts'
