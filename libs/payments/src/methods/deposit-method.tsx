'use client';

import { type Deposit, type DepositStep, type PaymentMethod } from '@casino-kit/api-contract';
import { type Amount } from '@casino-kit/money';
import { type ComponentType, type Ref } from 'react';
import { type CardResult } from '../core/card-channel.js';
import { type DepositDetails } from '../core/deposit-details.js';
import { type KindHandler } from '../core/deposit-method-kind.js';
import { type PaymentTextKey } from '../react/texts.js';

/** What a details component returns when the player pays. */
export interface CollectedDetails {
  details: DepositDetails;
  /** Requests a card token as well; omit it if the method has none. */
  tokenise?: (() => Promise<CardResult>) | undefined;
}

export interface DetailsHandle {
  /** Reads the typed values; `null` when a field is invalid, which is then shown at the field. */
  collect(): Promise<CollectedDetails | null>;
}

export interface MethodDetailsProps {
  /** The selected method of the server's list, of a kind that this component handles. */
  method: PaymentMethod;
  /** The player's currency. */
  currency: string;
  /** A payment is in progress: nothing can be changed. */
  busy: boolean;
  /** The form is visible. */
  active: boolean;
  /** The values that were collected last, as initial values when the details are shown again; `null` before that. */
  given: DepositDetails | null;
  /** Id of the deposit that has just failed, if one did: values that can be used only once must be entered again. */
  rejectedId: string | null;
  /** Paying has to wait, because something is still loading or missing. */
  onBlocked: (blocked: boolean) => void;
  /** Raises the minimum amount because of what the player chose, in major units of the currency; `null` resets it. */
  onMinimum: (minimum: Amount | null) => void;
  /** Receives the handle whose `collect` the form calls when the player pays. */
  ref: Ref<DetailsHandle>;
}

export interface NextStepProps<T extends DepositStep['type'] = DepositStep['type']> {
  /** The pending deposit; its amount is in major units of its currency. */
  deposit: Deposit;
  /** What the player has to do now, as the server describes it. */
  step: Extract<DepositStep, { type: T }>;
  /** The method of the deposit, if it is still offered. */
  method?: PaymentMethod | undefined;
  /** Opens a page of the provider. */
  onLeave: (url: string) => void;
  /** Requests a new payment request in place of one that has expired. */
  onRenew: () => void;
  /** The clock; the system's by default. */
  now?: (() => number) | undefined;
}

/**
 * A payment method, as an app registers it: `<DepositPage methods={[cardMethod, upiMethod]} />`. An app bundles only
 * the methods that it imports.
 */
export interface DepositMethod extends KindHandler {
  /** Kinds of the server's list (`paymentMethod`, else `name`, lower-cased; `card` for a card form) that it handles. */
  kinds: readonly string[];
  /** The details to enter before paying; `carries` names the fields that a request then has. */
  details?:
    | {
        title: PaymentTextKey;
        Component: ComponentType<MethodDetailsProps>;
        carries: readonly (keyof DepositDetails)[];
      }
    | undefined;
  /** The next step of a pending deposit. */
  next?: { type: DepositStep['type']; Component: ComponentType<NextStepProps> } | undefined;
}

/** Creates the `next` of a method: its component receives only steps of its type. */
export function nextStep<T extends DepositStep['type']>(
  type: T,
  Step: ComponentType<NextStepProps<T>>,
): NonNullable<DepositMethod['next']> {
  const isOwn = (props: NextStepProps): props is NextStepProps & NextStepProps<T> => props.step.type === type;
  const Component = (props: NextStepProps) => (isOwn(props) ? <Step {...props} /> : null);
  return { type, Component };
}
