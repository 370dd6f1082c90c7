import '@casino-kit/profile/styles.css';
import { SignUpConsent } from '@casino-kit/profile';

/** Which offers a new player wants, where the server asks for it at the end of a sign-up. */
export default SignUpConsent;
