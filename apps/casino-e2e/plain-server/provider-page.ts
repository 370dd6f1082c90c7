/** The page of the payment provider, where the player decides how the payment ends. */
export function providerPage(depositId: number): string {
  return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Quick Pay</title></head>
  <body>
    <main>
      <h1>Quick Pay</h1>
      <p>Payment ${depositId}</p>
      <p><a href="/pay/${depositId}/confirm">Pay now</a></p>
      <p><a href="/pay/${depositId}/decline">Decline</a></p>
    </main>
  </body>
</html>
`;
}
