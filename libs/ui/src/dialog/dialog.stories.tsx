import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Clock, Info, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AmountField, QuickAmounts } from '../amount-field/amount-field.js';
import { Button } from '../button/button.js';
import { DescriptionList } from '../description-list/description-list.js';
import { PasswordField, TextField } from '../field/text-field.js';
import { Alert } from '../alert/alert.js';
import { Outcome, type OutcomeProps } from '../outcome/outcome.js';
import { Tag } from '../tag/tag.js';
import { Dialog } from './dialog.js';

const close = fn();

const login = (
  <form style={{ display: 'grid', gap: 20 }}>
    <TextField label="E-mail" type="email" autoComplete="email" defaultValue="marlon@casino.example" latin />
    <PasswordField label="Password" autoComplete="current-password" defaultValue="a-long-secret" />
    <Button variant="primary" size="lg" block type="submit">
      Log in
    </Button>
    <Button variant="ghost" block>
      Forgot password?
    </Button>
  </form>
);

const meta = {
  title: 'ui/Dialog',
  component: Dialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { open: true, onClose: close, title: 'Log in', children: login },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Task: Story = {};
export const TaskOnPhone: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };

/** Drags a sheet by its header as a finger does, in steps of 20 px a frame. */
async function dragDown(distance: number, end: 'pointerup' | null = 'pointerup') {
  const header = screen.getByRole('heading');
  const send = (name: string, clientY: number) =>
    fireEvent(
      header,
      new PointerEvent(name, { bubbles: true, pointerType: 'touch', isPrimary: true, pointerId: 1, clientY }),
    );
  await send('pointerdown', 0);
  for (let at = 20; at <= distance; at += 20) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await send('pointermove', at);
  }
  if (end !== null) await send(end, distance);
}

/** The sheet is where the finger has taken it. */
export const DraggedOnPhone: Story = {
  ...TaskOnPhone,
  play: async ({ args }) => {
    await dragDown(120, null);
    const sheet = screen.getByRole('dialog').parentElement;
    await expect(sheet?.style.translate).toBe('0px 120px');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const ThrownAwayOnPhone: Story = {
  ...TaskOnPhone,
  args: { onClose: fn() },
  play: async ({ args }) => {
    await dragDown(240);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    // Its owner keeps it open: it comes back.
    await waitFor(() => expect(screen.getByRole('dialog').parentElement?.style.translate).toBe(''));
  },
};

export const Confirmation: Story = {
  args: {
    width: 'confirmation',
    role: 'alertdialog',
    backdropCloses: false,
    title: 'Cancel the withdrawal?',
    children: (
      <p>
        €200.00 goes back to your balance. A new withdrawal starts at the end of the queue and usually takes a
        day.
      </p>
    ),
    footer: (
      <>
        <Button style={{ marginInlineStart: 'auto' }}>Keep it</Button>
        <Button variant="danger">Cancel it</Button>
      </>
    ),
  },
};
export const ConfirmationOnPhone: Story = {
  args: { ...Confirmation.args },
  globals: { viewport: { value: 'mobile', isRotated: false } },
};

/** Two actions of equal weight; a long label wraps. */
export const PairOfButtons: Story = {
  args: {
    ...Confirmation.args,
    title: 'Forfeit “Weekend Reload”?',
    children: <p>Your cash stays. The bonus cannot be taken back.</p>,
    footerLayout: 'pair',
    footer: (
      <>
        <Button size="lg" block>
          Keep “Weekend Reload with fifty free spins”
        </Button>
        <Button size="lg" block variant="danger">
          Forfeit bonus
        </Button>
      </>
    ),
  },
};
export const PairOfButtonsOnPhone: Story = {
  args: { ...PairOfButtons.args },
  globals: { viewport: { value: 'mobile', isRotated: false } },
};

function Deposit() {
  const [amount, setAmount] = useState('50');
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      <div style={{ display: 'grid', gap: 8 }}>
        <AmountField
          label="Amount"
          aside="€10 to €5,000"
          currency="€"
          value={amount}
          onChange={setAmount}
          onIncrease={() => setAmount('60')}
          onDecrease={() => setAmount('40')}
        />
        <QuickAmounts
          label="Quick amounts"
          selected={amount}
          onSelect={setAmount}
          options={['20', '50', '100', '250'].map((value) => ({ value, label: `€${value}` }))}
        />
      </div>
      <Alert tone="info" title="You can deposit another €450.00 this week">
        Your weekly limit is €500.00.
      </Alert>
      <DescriptionList
        facts={[
          { term: 'Fee', value: '€0.00' },
          { term: 'You pay', value: '€50.00', total: true },
        ]}
      />
    </div>
  );
}

export const WithFooter: Story = {
  args: {
    width: 'cashier',
    title: 'Deposit',
    titleAside: <Tag tone="info">Visa •••• 4242</Tag>,
    children: <Deposit />,
    footer: (
      <Button variant="primary" size="lg" block>
        Deposit €50.00
      </Button>
    ),
  },
};
export const WithFooterOnPhone: Story = {
  args: { ...WithFooter.args },
  globals: { viewport: { value: 'mobile', isRotated: false } },
};
/** A bar along the end of the page. */
export const AtTheSide: Story = { args: { ...WithFooter.args, width: 'confirmation', placement: 'end' } };
export const AtTheSideOnPhone: Story = {
  args: { ...AtTheSide.args },
  globals: { viewport: { value: 'mobile', isRotated: false } },
};
/** More than fits: the body scrolls between header and footer. */
export const LongContent: Story = {
  args: {
    title: 'Bonus terms',
    children: (
      <ol style={{ display: 'grid', gap: 16, listStyle: 'decimal', paddingInlineStart: 20 }}>
        {Array.from({ length: 30 }, (_, index) => (
          <li key={index}>
            Bets on slots count in full towards the wagering requirement, bets on table games a tenth of their
            amount.
          </li>
        ))}
      </ol>
    ),
    footer: (
      <Button variant="primary" size="lg" block>
        I accept
      </Button>
    ),
  },
};

const outcomeIn = (outcome: Omit<OutcomeProps, 'actions'>): Story => ({
  args: {
    bare: true,
    title: outcome.title,
    children: (
      <Outcome
        {...outcome}
        actions={
          <Button variant="primary" size="lg" block onClick={close}>
            Go on
          </Button>
        }
      />
    ),
  },
});
export const OutcomeSuccess: Story = outcomeIn({
  tone: 'success',
  icon: <Check size={26} />,
  title: 'Your deposit has arrived',
  children: '€50.00 is in your balance.',
  facts: (
    <DescriptionList
      facts={[
        { term: 'Amount', value: '€50.00' },
        { term: 'Reference', value: 'dep_7fK290XQ' },
      ]}
    />
  ),
});
export const OutcomeInfo: Story = outcomeIn({
  tone: 'info',
  icon: <Clock size={26} />,
  title: 'Your bank is checking the payment',
  children: 'This can take a few minutes. You may leave; we tell you when the money is here.',
  working: true,
});
export const OutcomeWarning: Story = outcomeIn({
  tone: 'warning',
  icon: <TriangleAlert size={26} />,
  title: 'You cancelled the payment',
  children: 'No money was taken. Your balance is unchanged.',
});
export const OutcomeDanger: Story = outcomeIn({
  tone: 'danger',
  icon: <X size={26} />,
  title: 'The card was declined',
  children: 'No money was taken. Another card or method may work.',
});
export const OutcomeNeutral: Story = outcomeIn({
  tone: 'neutral',
  icon: <Info size={26} />,
  title: 'Your session has ended',
  children: 'You have not been active for 30 minutes. Your balance is safe.',
});

export const OpenedAndClosed: Story = {
  args: { open: false },
  render: function Opened({ open, onClose, ...args }) {
    const [shown, setShown] = useState(open);
    const shut = () => {
      setShown(false);
      onClose();
    };
    return (
      <>
        <Button onClick={() => setShown(true)}>Log in</Button>
        <Dialog {...args} open={shown} onClose={shut} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Log in' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Log in' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The element that opened it has been removed when it closes: the focus is on its surroundings. */
export const OpenerGone: Story = {
  args: { open: false },
  render: function Gone({ open, onClose, ...args }) {
    const [shown, setShown] = useState(open);
    const [isTaken, setTaken] = useState(false);
    return (
      <section aria-label="Offer" tabIndex={-1}>
        {isTaken ? <p>Taken</p> : <Button onClick={() => setShown(true)}>Take it</Button>}
        <Dialog
          {...args}
          open={shown}
          onClose={() => {
            setShown(false);
            onClose();
          }}
          title="Take the offer?"
          footer={<Button onClick={() => setTaken(true)}>Take it now</Button>}
        >
          <p>{isTaken ? 'It is yours.' : 'It can be taken once.'}</p>
        </Dialog>
      </section>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Take it' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take it now' }));
    await screen.findByText('It is yours.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(within(canvasElement).getByRole('region', { name: 'Offer' })).toHaveFocus());
  },
};
