/**
 * Simulates the page of a payment provider: the four fields, the look it receives, and a response to every token
 * request. Card numbers are not validated; an empty field is invalid.
 */
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Card fields</title>
    <style>
      * { box-sizing: border-box; }
      body { margin: 0; font-family: var(--font-text, sans-serif); color: var(--color-text); background: transparent; }
      form { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; padding: 2px; }
      label { display: grid; gap: 6px; font-size: 12px; line-height: 16px; color: var(--color-text-secondary); }
      .wide { grid-column: 1 / -1; }
      input {
        block-size: 48px; min-inline-size: 0; inline-size: 100%; padding-inline: 16px; font: inherit; font-size: 16px;
        color: var(--color-text); background: var(--color-surface-raised);
        border: 1px solid var(--color-line-control); border-radius: var(--radius-md);
      }
      input:focus-visible { outline: 2px solid var(--color-focus); outline-offset: 1px; }
      input:user-invalid { border-color: var(--color-danger); }
    </style>
  </head>
  <body>
    <form>
      <label class="wide"><span data-text="number">Card number</span><input name="number" inputmode="numeric" dir="ltr" required value="4242 4242 4242 4242" /></label>
      <label><span data-text="expiry">Expires</span><input name="expiry" dir="ltr" required value="08/28" /></label>
      <label><span data-text="cvc">CVC</span><input name="cvc" dir="ltr" required value="123" /></label>
      <label class="wide"><span data-text="name">Name on card</span><input name="name" dir="ltr" required value="MARLON STATIA" /></label>
    </form>
    <script>
      const tell = (message) => parent.postMessage(message, self.origin);
      const height = () => document.querySelector('form').offsetHeight;
      const form = document.querySelector('form');
      addEventListener('message', ({ source, data }) => {
        if (source !== parent) return;
        if (data.type === 'card:style') {
          document.documentElement.dir = data.dir;
          document.documentElement.lang = data.lang;
          for (const [name, value] of Object.entries(data.tokens)) document.documentElement.style.setProperty(name, value);
          for (const label of document.querySelectorAll('[data-text]')) label.textContent = data.texts[label.dataset.text] ?? label.textContent;
          tell({ type: 'card:state', complete: form.checkValidity(), brand: 'visa', height: height() });
        }
        if (data.type === 'card:tokenise')
          tell(form.reportValidity()
            ? { type: 'card:token', requestId: data.requestId, cardToken: 'tok_story', brand: 'visa', last4: form.number.value.slice(-4) }
            : { type: 'card:invalid', requestId: data.requestId });
      });
      tell({ type: 'card:ready', height: height() });
    </script>
  </body>
</html>`;

/** Address of a small card page, made in the browser that shows it, for stories: no provider and no network. */
export function cardFramePageUrl(): string {
  return URL.createObjectURL(new Blob([page], { type: 'text/html' }));
}
