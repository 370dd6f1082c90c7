import { useState } from 'react';
import { LoginDialog, PasswordResetDialog, RegistrationDialog } from './index.js';

export function Entrance({ modal, go }: { modal: string | null; go: (modal: string | null) => void }) {
  // The typed identifier is passed from one dialog to the next.
  const [login, setLogin] = useState('');
  const close = () => go(null);
  const goWith = (next: string) => (typed: string) => {
    setLogin(typed);
    go(next);
  };
  return (
    <>
      <LoginDialog
        open={modal === 'login'}
        onClose={close}
        initialLogin={login}
        onSignedIn={close}
        onSwitchToRegister={goWith('registration')}
        onForgot={goWith('forgot-password')}
        supportHref="/contacts"
      />
      <PasswordResetDialog
        open={modal === 'forgot-password'}
        onClose={close}
        initialLogin={login}
        onSwitchToLogin={goWith('login')}
        onDone={goWith('login')}
      />
      <RegistrationDialog
        open={modal === 'registration'}
        onClose={close}
        initialLogin={login}
        onSwitchToLogin={goWith('login')}
        termsHref="/terms-and-conditions"
        privacyHref="/privacy-policy"
        done={{ limitHref: '/profile2/limits', profileHref: '/profile/edit-profile' }}
      />
    </>
  );
}
