import { CasinoProvider, createCasino } from '@casino-kit/provider';
import { useAuthState } from '@casino-kit/session';

const casino = createCasino({ url: 'https://casino.example' });
const Greeting = () => <p>{useAuthState().authenticated ? 'Welcome back' : 'Welcome'}</p>;

export function Example() {
  return (
    <CasinoProvider casino={casino}>
      <Greeting />
    </CasinoProvider>
  );
}
