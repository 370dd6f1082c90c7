import { CallError } from '@casino-kit/api-client';
import { describe, expect, it } from 'vitest';
import { credentialsAfter, credentialsFile } from './credentials.js';
import { toCredentialsErrors } from './credentials-errors.js';

describe('credentialsAfter', () => {
  const password = 'harbour';
  it('returns the typed identifier: address, number with plus and code, or name', () => {
    expect(credentialsAfter({ email: 'a@b.example', phoneCode: '31', phone: '6', password }, {})).toEqual({
      login: 'a@b.example',
      password,
    });
    expect(credentialsAfter({ phoneCode: '31', phone: '612047788', password }, {})?.login).toBe(
      '+31612047788',
    );
    expect(credentialsAfter({ username: 'marlon', password }, {})?.login).toBe('marlon');
  });
  it('returns the generated credentials, if there are any', () => {
    const credentials = { login: '84210336', password: 'kT7' };
    expect(credentialsAfter({}, { credentials })).toEqual(credentials);
    expect(credentialsAfter({}, { credentials: null })).toBeNull();
    expect(credentialsAfter({ email: 'a@b.example' }, {})).toBeNull();
  });
});

describe('credentialsFile', () => {
  const made = { login: '84210336', password: 'kT7-velo-29' };
  const labels = { login: 'Login', password: 'Password' };
  it('contains the brand, its address and both credentials', () => {
    const file = credentialsFile(made, { brandName: 'Casino Kit', address: 'https://kit.example', labels });
    expect(file.name).toBe('casino-kit-login.txt');
    expect(file.text.split('\r\n')).toEqual([
      'Casino Kit',
      'https://kit.example',
      '',
      'Login: 84210336',
      'Password: kT7-velo-29',
      '',
    ]);
  });
  it('has a plain name for any brand name', () => {
    expect(credentialsFile(made, { brandName: '../ünï/ ', address: '', labels }).name).toBe('n-login.txt');
    expect(credentialsFile(made, { brandName: '赌场', address: '', labels }).name).toBe('casino-login.txt');
  });
});

describe('toCredentialsErrors', () => {
  const rejected = (code: string) =>
    new CallError('status', 'sendCredentials', {
      status: 400,
      body: { success: false, code, message: 'No.' },
    });
  it('reports that the email could not be sent, or that the address is taken', () => {
    expect(toCredentialsErrors(rejected('CREDENTIALS_EMAIL_FAILED')).form?.message).toEqual({
      key: 'auth.credentials.email.failed',
    });
    expect(toCredentialsErrors(rejected('EMAIL_TAKEN'))).toEqual({
      fields: { email: { key: 'form.email.taken' } },
      form: null,
    });
    expect(toCredentialsErrors(new CallError('network', 'sendCredentials')).form?.tone).toBe('warning');
  });
});
