import { useState } from 'react';
import { LoginDialog, RegistrationDialog } from './index.js';

export function Entrance({ modal, go }: { modal: string | null; go: (modal: string | null) => void }) {
  const [email, setEmail] = useState('');
  const close = () => go(null);
  const toLogin = (typed: string) => {
    setEmail(typed);
    go('login');
  };
  return (
    <>
      <LoginDialog
        open={modal === 'login'}
        onClose={close}
        initialEmail={email}
        onSignedIn={close}
        onSwitchToRegister={() => go('registration')}
        forgotHref="?modal=forgot-password"
        supportHref="/contacts"
      />
      <RegistrationDialog
        open={modal === 'registration'}
        onClose={close}
        onSwitchToLogin={toLogin}
        termsHref="/terms-and-conditions"
        privacyHref="/privacy-policy"
        done={{ limitHref: '/profile2/limits', profileHref: '/profile/edit-profile' }}
      />
    </>
  );
}
