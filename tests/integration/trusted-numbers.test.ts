// One log and one store of numbers for all of them, in this order.
import './trusted-numbers/handouts.ts'
import './trusted-numbers/claims.ts'
