import { type ApiClient, CallError } from '@casino-kit/api-client';
import { updateUserDetails } from '@casino-kit/api-contract';
import { type LockableField } from '@casino-kit/api-contract/field-rules';
import { readPhone } from '@casino-kit/api-contract/phone-number';
import { guest } from '@casino-kit/session';
import { flatten, parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  toLinkedDraft,
  linkedStartValues,
  linkedUpdateSchema,
  type LinkedUpdateValues,
} from './linked-account-schema.js';
import {
  linkedUpdateBody,
  toLinkedUpdateErrors,
  toRejectedUpdate,
  updateLinkedAccount,
} from './linked-account-update.js';

const password = { minLength: 6, maxLength: 255, special: true, digit: true, uppercase: true } as const;
const none = new Set<LockableField>();
const typed: LinkedUpdateValues = {
  email: 'marlon@example.com',
  phone: { phoneCode: '31', phone: '0612047788' },
  newPassword: 'Harbour-25',
  currentPassword: '',
  consent: true,
};
const empty = linkedStartValues({ email: '84210336@empty.email' }, '31');
const faults = (values: LinkedUpdateValues, locks: ReadonlySet<LockableField> = none) => {
  const parsed = safeParse(linkedUpdateSchema({ password, locks, readPhone }), values);
  return parsed.success ? {} : flatten(parsed.issues).nested;
};

describe('linkedUpdateSchema', () => {
  it('requires email, phone and consent, but no password', () => {
    expect(faults(typed)).toEqual({});
    expect(faults(empty)).toEqual({
      email: ['form.email.required', 'form.email.invalid'],
      phone: ['form.phone.required'],
      consent: ['auth.consent.required'],
    });
  });
  it('requires nothing that is locked', () => {
    expect(faults(empty, new Set(['email', 'phone']))).toEqual({ consent: ['auth.consent.required'] });
  });
  it('validates a new password once one is typed', () => {
    expect(faults({ ...typed, newPassword: 'harbour' })).toEqual({
      newPassword: ['form.password.uppercase'],
    });
    expect(faults({ ...typed, newPassword: '' })).toEqual({});
  });
});

describe('the initial values and the draft', () => {
  it('shows the address of the account, unless it is a placeholder', () => {
    expect(empty.email).toBe('');
    expect(linkedStartValues({ email: 'marlon@example.com' }, '31').email).toBe('marlon@example.com');
  });
  it('never contains a password', () => {
    expect(toLinkedDraft({ ...typed, currentPassword: 'old' })).toEqual({
      email: typed.email,
      phone: typed.phone,
      consent: true,
    });
  });
});

describe('linkedUpdateBody', () => {
  it('matches the contract, with the number as it is stored', () => {
    expect(parse(updateUserDetails.body, linkedUpdateBody(typed, none, readPhone))).toEqual({
      email: 'marlon@example.com',
      phoneCode: '31',
      phone: '612047788',
      newPassword: 'Harbour-25',
      updateFrom: 'Update Form',
    });
  });
  it('omits locked fields, and sends the current password if it was requested', () => {
    const values = { ...typed, currentPassword: 'harbour' };
    expect(linkedUpdateBody(values, new Set(['email', 'phone']), readPhone)).toEqual({
      newPassword: 'Harbour-25',
      password: 'harbour',
      updateFrom: 'Update Form',
    });
    expect(linkedUpdateBody({ ...typed, newPassword: '' }, none, readPhone)).not.toHaveProperty(
      'newPassword',
    );
  });
});

describe('updateLinkedAccount', () => {
  const entrance = (response: unknown, refresh: () => Promise<typeof guest>) => ({
    client: { call: () => Promise.resolve(response) } as unknown as ApiClient,
    session: { refresh },
  });
  it('refetches the details after success, and only then', async () => {
    let reads = 0;
    const refresh = () => Promise.resolve(((reads += 1), guest));
    const saved = entrance({ success: true, message: 'Saved.' }, refresh);
    expect(await updateLinkedAccount(saved, {})).toEqual({ success: true, message: 'Saved.' });
    expect(reads).toBe(1);
    const rejected = entrance({ success: false, message: '' }, refresh);
    expect(await updateLinkedAccount(rejected, {})).toEqual({ success: false, message: null });
    expect(reads).toBe(1);
  });
  it('succeeds even when the details cannot be read', async () => {
    const late = () => Promise.reject(new CallError('timeout', 'getUserDetails'));
    expect(await updateLinkedAccount(entrance({ success: true }, late), {})).toMatchObject({ success: true });
    const broken = () => Promise.reject(new TypeError('bug'));
    await expect(updateLinkedAccount(entrance({ success: true }, broken), {})).rejects.toThrow('bug');
  });
});

describe('toLinkedUpdateErrors', () => {
  const rejected = (code: string, fields?: Record<string, string>) =>
    toLinkedUpdateErrors(
      new CallError('status', 'updateUserDetails', {
        status: 400,
        body: { success: false, code, message: 'No.', fields },
      }),
    );
  it('shows at the current password that it is required or wrong', () => {
    expect(rejected('VALIDATION', { password: 'Current password is required' })).toEqual({
      fields: { currentPassword: { key: 'form.currentPassword.required' } },
      form: null,
    });
    expect(rejected('WRONG_CREDENTIALS', { password: 'x' })).toEqual({
      fields: { currentPassword: { key: 'form.currentPassword.wrong' } },
      form: null,
    });
  });
  it('shows others at their field, and everything else at the form', () => {
    expect(rejected('PHONE_TAKEN').fields).toEqual({ phone: { key: 'form.phone.taken' } });
    expect(rejected('VALIDATION', { phoneCode: 'Required' }).fields).toEqual({
      phone: { fromServer: 'Required' },
    });
    expect(rejected('INTERNAL').form?.message).toEqual({ fromServer: 'No.' });
    expect(toRejectedUpdate({ success: false, message: 'Not now.' }).form?.message).toEqual({
      fromServer: 'Not now.',
    });
    expect(toRejectedUpdate({ success: false, message: null }).form?.message).toEqual({
      key: 'msg.try.again',
    });
  });
});
