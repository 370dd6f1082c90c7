import { useState } from 'react';
import { Button, Dialog, TextField, UiProvider } from './index.js';

export function App() {
  const [open, setOpen] = useState(false);
  return (
    <UiProvider locale="en" dir="ltr">
      <Button variant="primary" onClick={() => setOpen(true)}>
        Redeem a code
      </Button>
      <Dialog title="Promo code" open={open} onClose={() => setOpen(false)}>
        <TextField label="Code" hint="You find it in our e-mail." autoComplete="off" latin />
      </Dialog>
    </UiProvider>
  );
}
