// A store, its backup, and what becomes of both; one after the other.
import './restore-drill/machine-lost.ts'
import './restore-drill/mistakes.ts'
