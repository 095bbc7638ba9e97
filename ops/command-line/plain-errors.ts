/** For commands of operators: an error ends them with its message alone. DEBUG=1 shows where it came from. */
process.on('uncaughtException', (error: unknown) => {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  console.error(`\n${process.env.DEBUG ? stack : message}`)
  process.exit(1)
})
