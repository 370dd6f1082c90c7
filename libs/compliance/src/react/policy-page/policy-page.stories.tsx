import type { Meta, StoryObj } from '@storybook/react-vite';
import { PolicyPage } from './policy-page.js';

const meta: Meta<typeof PolicyPage> = { title: 'compliance/PolicyPage', component: PolicyPage };
export default meta;
type Story = StoryObj<typeof PolicyPage>;

export const Terms: Story = { args: { policy: 'terms-and-conditions' } };
export const Privacy: Story = { args: { policy: 'privacy-policy' } };
export const ResponsibleGambling: Story = { args: { policy: 'responsible-gambling' } };
