/** Two decimals and thousands separators; what can't be an amount shows as 0.00. */
export function formatMoney(amount: number): string {
  const cents = roundToCents(Math.abs(amount))
  const text = cents.replace(/\B(?=(\d{3})+\.)/g, ',')
  return amount < 0 && cents !== '0.00' ? `-${text}` : text
}

function roundToCents(amount: number): string {
  // Outside these limits a number is written with an exponent, which the shift below could not read.
  if (!(amount >= 0.005 && amount < 1e21)) return '0.00'
  // Shifting the point in the text rounds 1.005 to 1.01; multiplying by 100 would lose the half cent.
  return (Math.round(Number(`${amount}e2`)) / 100).toFixed(2)
}
