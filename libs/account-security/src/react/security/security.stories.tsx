import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  addPasskey,
  createRecoveryCodes,
  getSecurity,
  getSessions,
  removePasskey,
  startAuthenticator,
} from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect } from 'storybook/test';
import {
  makePasskey,
  makeSecurity,
  makeSession,
  plainSecurity,
  securityHandlers,
  type SecurityServer,
} from '../../testing.js';
import { Security } from './security.js';

type Handlers = ReturnType<typeof securityHandlers>;
const of = (options?: SecurityServer, first: Handlers = []) => ({
  msw: { handlers: [...first, ...securityHandlers(options)] },
});

const meta = {
  title: 'account-security/Security',
  component: Security,
  args: { overviewHref: '#security', historyHref: '#history' },
  parameters: { player: makeUserDetails(), ...of() },
} satisfies Meta<typeof Security>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Protected: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('iPhone 15')).toBeVisible();
  },
};
const mobile = { viewport: { value: 'mobile', isRotated: false } };
export const Mobile: Story = { globals: mobile };
/** A password and nothing else. */
export const PasswordAlone: Story = { parameters: of({ security: plainSecurity() }) };
/** The room below it is for the next one. */
export const OnePasskey: Story = {
  parameters: of({ security: makeSecurity({ passkeys: [makePasskey()] }) }),
};
export const ManyPasskeys: Story = {
  parameters: of({
    security: makeSecurity({
      passkeys: Array.from({ length: 20 }, (_, at) =>
        makePasskey({ id: `${at}`, name: `Passkey ${at + 1}`, lastUsedAt: null }),
      ),
    }),
  }),
};
export const NoCodesLeft: Story = {
  parameters: of({ security: makeSecurity({ recoveryCodes: { left: 0, total: 10 } }) }),
};
export const CodesNeverMade: Story = { parameters: of({ security: makeSecurity({ recoveryCodes: null }) }) };
export const ManySessions: Story = {
  parameters: of({
    sessions: Array.from({ length: 20 }, (_, at) => makeSession({ id: `${at}`, isCurrent: at === 0 })),
  }),
};
export const ThisSessionAlone: Story = {
  parameters: of({ sessions: [makeSession({ isCurrent: true })] }),
};
/** The removal of lost passkeys and app waits. */
export const RemovalWaits: Story = {
  parameters: of({ security: makeSecurity({ factorRemovalAt: '2030-01-04T10:00:00.000Z' }) }),
};
/** A browser that knows no passkeys: those of the account are listed, none can be added here. */
export const BrowserWithoutPasskeys: Story = {
  beforeEach: () => {
    const known = Object.getOwnPropertyDescriptor(window, 'PublicKeyCredential');
    Object.defineProperty(window, 'PublicKeyCredential', { value: undefined, configurable: true });
    return () => {
      if (known) Object.defineProperty(window, 'PublicKeyCredential', known);
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('iPhone 15')).toBeVisible();
  },
};
export const AddingRejected: Story = {
  parameters: of({}, [respondWithError(addPasskey, 409, { code: 'PASSKEY_LIMIT' })]),
};
export const LastWayIn: Story = {
  parameters: of({}, [respondWithError(removePasskey, 409, { code: 'LAST_WAY_IN' })]),
};
export const NotConfirmed: Story = {
  parameters: of({}, [
    respondWithError(startAuthenticator, 428, { code: 'CONFIRMATION_REQUIRED' }),
    respondWithError(createRecoveryCodes, 428, { code: 'CONFIRMATION_REQUIRED' }),
  ]),
};
export const History: Story = { args: { view: 'history' } };
export const EmptyHistory: Story = { args: { view: 'history' }, parameters: of({ logins: [] }) };
export const Loading: Story = { parameters: of({}, [neverRespond(getSecurity), neverRespond(getSessions)]) };
export const CouldNotBeLoaded: Story = {
  parameters: of({}, [failWithNetworkError(getSecurity), failWithNetworkError(getSessions)]),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('alert'))[0]).toBeVisible();
  },
};
export const Guest: Story = {
  parameters: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toBeVisible();
  },
};
/** A server without the security of accounts. */
export const NotOffered: Story = { parameters: of({}, [respondWithError(getSecurity, 404)]) };
