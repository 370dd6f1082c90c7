'use client';

import { useApiClient, useSupports } from '@casino-kit/api-client';
import {
  type ConfirmationMethod,
  type ConfirmationOptions,
  confirmIdentity,
  type IdentityProof,
  requestFactorRemoval,
  sendConfirmationCode,
  startConfirmation,
} from '@casino-kit/api-contract';
import { askForPasskey, useCanUsePasskeys } from '@casino-kit/session/passkeys';
import { Alert, asciiDigits, Button, Dialog, PasswordField, Skeleton, TextField } from '@casino-kit/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Fingerprint, KeyRound, Lock, Mail } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type SecurityProblem, toSecurityProblem } from '../../core/security-problem.js';
import { CodeField, codeLength } from '../code-field/code-field.js';
import { ProblemAlert } from '../problem-alert/problem-alert.js';
import form from '../security-card/form.module.css';
import { useTexts } from '../texts.js';
import { useProblemText } from '../use-problem-text.js';
import { LostFactors } from './lost-factors.js';

export interface ConfirmIdentityDialogProps {
  /** Called once: whether the player has confirmed who they are. */
  onEnd: (isConfirmed: boolean) => void;
}

interface MethodProps {
  options: ConfirmationOptions;
  isPending: boolean;
  problem: SecurityProblem | null;
  /** Forgets the problem, when something else is typed. */
  reset: () => void;
  prove: (proof: () => Promise<IdentityProof>) => void;
}

/** A form with one field for something typed, whose mismatch is shown at the field. */
function TypedForm({
  isPending,
  problem,
  isComplete,
  missing,
  isAppCode = false,
  onSubmit,
  children,
}: Pick<MethodProps, 'isPending' | 'problem'> & {
  isComplete: boolean;
  /** What is said when something incomplete is sent. */
  missing: string;
  /** What is typed is a code of the authenticator app. */
  isAppCode?: boolean;
  onSubmit: () => void;
  children: (error: string | undefined) => ReactNode;
}) {
  const t = useTexts();
  const text = useProblemText();
  const [wasSent, setWasSent] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector('input')?.focus(), []);
  const isMismatch = problem?.kind === 'mismatch';
  const shortage = wasSent && !isComplete ? missing : undefined;
  return (
    <form
      ref={element}
      noValidate
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault();
        setWasSent(true);
        if (isComplete) onSubmit();
      }}
    >
      {children(isMismatch ? text(problem, { isAppCode }) : shortage)}
      <ProblemAlert problem={isMismatch ? null : problem} />
      <Button type="submit" variant="primary" block loading={isPending}>
        {t('account-security.confirm.submit')}
      </Button>
    </form>
  );
}

function ByPasskey({ options, isPending, problem, prove }: MethodProps) {
  const t = useTexts();
  const { passkey } = options;
  return (
    <div className={form.form}>
      <p>{t('account-security.confirm.passkey.text')}</p>
      <ProblemAlert problem={problem} />
      <Button
        variant="primary"
        block
        icon={<Fingerprint size={20} aria-hidden />}
        loading={isPending}
        onClick={() =>
          passkey &&
          prove(async () => ({
            method: 'passkey',
            ticket: passkey.ticket,
            response: await askForPasskey(passkey.options),
          }))
        }
      >
        {t('account-security.confirm.passkey')}
      </Button>
    </div>
  );
}

function ByCode({ isPending, problem, reset, prove, method }: MethodProps & { method: 'code' | 'mail' }) {
  const t = useTexts();
  const [code, setCode] = useState('');
  return (
    <TypedForm
      isPending={isPending}
      problem={problem}
      isComplete={code.length === codeLength}
      missing={t('account-security.code.short')}
      isAppCode={method === 'code'}
      onSubmit={() => prove(() => Promise.resolve({ method, code }))}
    >
      {(error) => (
        <CodeField
          label={t('account-security.code')}
          hint={t(method === 'code' ? 'account-security.code.app' : 'account-security.code.mail')}
          value={code}
          error={error}
          onCode={(typed) => {
            setCode(typed);
            reset();
          }}
        />
      )}
    </TypedForm>
  );
}

function ByMail(props: MethodProps) {
  const t = useTexts();
  const client = useApiClient();
  const sending = useMutation({
    networkMode: 'always',
    mutationFn: () => client.call(sendConfirmationCode, {}),
  });
  if (sending.isSuccess) return <ByCode {...props} method="mail" />;
  return (
    <div className={form.form}>
      <p>{t('account-security.confirm.mail.text')}</p>
      <ProblemAlert problem={sending.error && toSecurityProblem(sending.error)} />
      <Button
        variant="primary"
        block
        icon={<Mail size={20} aria-hidden />}
        loading={sending.isPending}
        onClick={() => sending.mutate()}
      >
        {t('account-security.confirm.mail.send')}
      </Button>
    </div>
  );
}

function ByRecoveryCode({ isPending, problem, reset, prove }: MethodProps) {
  const t = useTexts();
  const [code, setCode] = useState('');
  return (
    <TypedForm
      isPending={isPending}
      problem={problem}
      isComplete={code.trim() !== ''}
      missing={t('account-security.recoveryCode.required')}
      onSubmit={() =>
        prove(() => Promise.resolve({ method: 'recoveryCode', code: asciiDigits(code.trim()) }))
      }
    >
      {(error) => (
        <TextField
          label={t('account-security.recoveryCode')}
          hint={t('account-security.recoveryCode.hint')}
          error={error}
          value={code}
          latin
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          icon={<KeyRound size={20} aria-hidden />}
          onChange={(event) => {
            setCode(event.target.value);
            reset();
          }}
        />
      )}
    </TypedForm>
  );
}

function ByPassword({ isPending, problem, reset, prove }: MethodProps) {
  const t = useTexts();
  const [password, setPassword] = useState('');
  return (
    <TypedForm
      isPending={isPending}
      problem={problem}
      isComplete={password !== ''}
      missing={t('account-security.password.required')}
      onSubmit={() => prove(() => Promise.resolve({ method: 'password', password }))}
    >
      {(error) => (
        <PasswordField
          label={t('account-security.password')}
          error={error}
          value={password}
          autoComplete="current-password"
          icon={<Lock size={20} aria-hidden />}
          onChange={(event) => {
            setPassword(event.target.value);
            reset();
          }}
        />
      )}
    </TypedForm>
  );
}

const forms: Record<ConfirmationMethod, (props: MethodProps) => ReactNode> = {
  passkey: ByPasskey,
  code: (props) => <ByCode {...props} method="code" />,
  recoveryCode: ByRecoveryCode,
  password: ByPassword,
  mail: ByMail,
};

/** Which methods work here: a passkey needs a challenge and a browser that knows passkeys. */
function useUsableMethods(options: ConfirmationOptions | undefined): ConfirmationMethod[] {
  const canUse = useCanUsePasskeys();
  return (options?.methods ?? []).filter((method) => method !== 'passkey' || (canUse && options?.passkey));
}

/** Failures after which the ways to confirm are read again. */
const rereads: readonly SecurityProblem['kind'][] = ['code', 'mismatch', 'pause'];

/** What can be lost with a phone. */
const losable: readonly ConfirmationMethod[] = ['passkey', 'code'];

/**
 * Asks the player to confirm who they are: by the strongest way that the account has, or another of them. Who has lost all of
 * them can request the removal of passkeys and app.
 */
export default function ConfirmIdentityDialog({ onEnd }: ConfirmIdentityDialogProps) {
  const t = useTexts();
  const client = useApiClient();
  const [chosen, setChosen] = useState<ConfirmationMethod | null>(null);
  const start = useQuery({
    queryKey: ['account-security', 'confirmation'],
    queryFn: () => client.call(startConfirmation, {}),
    networkMode: 'always',
    // A challenge counts once and for some minutes.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    meta: { audience: 'player' },
  });
  const proof = useMutation({
    gcTime: 0,
    networkMode: 'always',
    mutationFn: async (prove: () => Promise<IdentityProof>) =>
      client.call(confirmIdentity, { body: await prove() }),
    onSuccess: () => onEnd(true),
    onError: (error) => {
      const problem = toSecurityProblem(error);
      if (problem !== null && rereads.includes(problem.kind)) void readAgain();
    },
  });
  const methods = useUsableMethods(start.data);
  const method = chosen !== null && methods.includes(chosen) ? chosen : (methods[0] ?? null);
  /**
   * Asks again how the account is protected: a challenge is used up by an answer, and another tab may have turned the app off, or
   * confirmed the session of both.
   */
  async function readAgain() {
    const { data, isError } = await start.refetch();
    if (isError || data === undefined) return;
    if (data.confirmedUntil) onEnd(true);
    else if (method !== null && !data.methods.includes(method)) proof.reset();
  }
  const Form = method && forms[method];
  const [isLost, setIsLost] = useState(false);
  const canRemove = useSupports(requestFactorRemoval);
  const mayBeLost = canRemove && start.data?.methods.some((one) => losable.includes(one)) === true;
  const hasApp = start.data?.methods.includes('code') === true;
  return (
    <Dialog
      open
      onClose={() => onEnd(false)}
      backdropCloses={false}
      title={t('account-security.confirm.title')}
    >
      {isLost ? (
        <div className={form.form}>
          <LostFactors hours={start.data?.factorRemovalHours ?? null} onBack={() => setIsLost(false)} />
        </div>
      ) : (
        <div className={form.form}>
          <p>{t('account-security.confirm.text')}</p>
          {start.isPending && (
            <div role="status" aria-label={t('account-security.loading')}>
              <Skeleton height="120px" radius="control" />
            </div>
          )}
          {start.isError && (
            <>
              <ProblemAlert problem={toSecurityProblem(start.error)} />
              <Button block loading={start.isFetching} onClick={() => void start.refetch()}>
                {t('account-security.retry')}
              </Button>
            </>
          )}
          {start.data && !method && <Alert tone="warning">{t('account-security.confirm.none')}</Alert>}
          {start.data && Form && (
            <Form
              key={method}
              options={start.data}
              isPending={proof.isPending}
              problem={proof.error && toSecurityProblem(proof.error)}
              reset={proof.reset}
              prove={proof.mutate}
            />
          )}
          {(methods.length > 1 || mayBeLost) && (
            <div className={form.links}>
              {methods
                .filter((other) => other !== method)
                .map((other) => (
                  <button
                    key={other}
                    type="button"
                    className={form.link}
                    onClick={() => {
                      proof.reset();
                      setChosen(other);
                    }}
                  >
                    {t(`account-security.confirm.by.${other}`)}
                  </button>
                ))}
              {mayBeLost && (
                <button type="button" className={form.link} onClick={() => setIsLost(true)}>
                  {t(hasApp ? 'account-security.lost' : 'account-security.lost.passkey')}
                </button>
              )}
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}
