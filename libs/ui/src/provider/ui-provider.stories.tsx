import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PasswordField, TextField } from '../field/text-field.js';
import { UiProvider } from './ui-provider.js';

const meta = { title: 'ui/UiProvider', component: UiProvider } satisfies Meta<typeof UiProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A host passes the few texts that components have built in. */
export const OtherTexts: Story = {
  args: {
    locale: 'de',
    texts: { showPassword: 'Passwort zeigen', hidePassword: 'Passwort verbergen', optional: 'freiwillig' },
    children: (
      <div lang="de" dir="ltr" style={{ display: 'grid', gap: 16, maxInlineSize: 420 }}>
        <PasswordField label="Passwort" autoComplete="current-password" />
        <TextField label="Aktionscode" optional />
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Passwort zeigen' })).toBeVisible();
    await expect(canvas.getByText('freiwillig')).toBeVisible();
  },
};
