import type { Meta, StoryObj } from '@storybook/react-vite';
import { allEndpoints } from '@casino-kit/api-contract';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  LiveActions,
  LiveCode,
  LiveError,
  LiveFields,
  LivePage,
  LivePanel,
  LiveResult,
  LiveTextArea,
} from '../../../../.storybook/live-page/live-page.js';
import {
  Alert,
  Button,
  type Column,
  SelectField,
  Table,
  TextField,
} from '../../../../.storybook/live-page/parts.js';
import {
  CallError,
  createApiClient,
  createIdempotencyKey,
  createIdempotentAction,
  type TokenSource,
} from '../index.js';
import { makeLiveSocket } from '../testing.js';

const getEndpoint = (name: string) => {
  const found = allEndpoints.find((endpoint) => endpoint.name === name);
  if (found === undefined) throw new Error(`there is no call ${name}`);
  return found;
};

/** How the network of this page behaves. */
const networks = ['answers', 'breaks once', 'is down', 'never answers'] as const;
type Network = (typeof networks)[number];

interface Request {
  number: number;
  method: string;
  address: string;
  headers: Record<string, string>;
}

const tokens: TokenSource = { signedIn: () => true, token: () => 'a-token', epoch: () => 0 };

/** Returns a `fetch` that answers as the page says, and reports each request. */
function makeNetwork(network: Network, status: number, body: string, onRequest: (request: Request) => void) {
  let number = 0;
  return (address: string | URL | globalThis.Request, init: RequestInit = {}): Promise<Response> => {
    number += 1;
    const request = new Request(new URL(String(address), location.origin), { ...init, signal: null });
    onRequest({
      number,
      method: request.method,
      address: new URL(request.url).pathname,
      headers: Object.fromEntries(request.headers),
    });
    if (network === 'never answers')
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    if (network === 'is down' || (network === 'breaks once' && number === 1))
      return Promise.reject(new TypeError('connection refused'));
    return Promise.resolve(new Response(body, { status, headers: { 'content-type': 'application/json' } }));
  };
}

const requestColumns: Column<Request>[] = [
  { id: 'number', title: 'Request', cell: ({ number }) => <bdi>{number}</bdi> },
  {
    id: 'what',
    title: 'What was sent',
    cell: ({ method, address }) => (
      <code dir="ltr">
        {method} {address}
      </code>
    ),
  },
];

type Outcome = { kind: 'data'; data: unknown } | { kind: 'error'; error: CallError };

/** One call of the contract against a network of one's own. */
function Calls() {
  const [name, setName] = useState('getUserDetails');
  const [network, setNetwork] = useState<Network>('answers');
  const [status, setStatus] = useState('200');
  const [body, setBody] = useState(
    '{ "success": true, "data": { "getUser": { "userId": "7", "email": "marlon@casino.example", "currencyCode": "EUR" } } }',
  );
  const [requests, setRequests] = useState<Request[]>([]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [running, setRunning] = useState(false);
  const code = Number(status);
  const isStatus = Number.isInteger(code) && code >= 200 && code <= 599 && ![204, 205, 304].includes(code);
  const send = async () => {
    setRequests([]);
    setOutcome(null);
    setRunning(true);
    const client = createApiClient({
      coreUrl: '',
      backendUrl: '',
      language: () => 'en',
      tokens,
      timeoutMs: 1_000,
      fetch: makeNetwork(network, code, body, (request) => setRequests((all) => [...all, request])),
    });
    const ended = new Promise<Outcome>((resolve) => {
      client.onForbidden(({ endpoint }) =>
        resolve({ kind: 'error', error: new CallError('ended', endpoint, { status: 403 }) }),
      );
    });
    const called = client
      .call(getEndpoint(name), {})
      .then((data): Outcome => ({ kind: 'data', data }))
      .catch((error: unknown): Outcome => {
        if (error instanceof CallError) return { kind: 'error', error };
        throw error;
      });
    setOutcome(await Promise.race([called, ended]));
    setRunning(false);
  };
  return (
    <>
      <LivePanel title="A call">
        <LiveFields>
          <SelectField
            label="Call"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            options={allEndpoints
              .filter(({ body: schema, path }) => schema === undefined && !path.includes('{'))
              .map((endpoint) => ({ value: endpoint.name, label: `${endpoint.name} (${endpoint.origin})` }))}
          />
          <SelectField
            label="The network"
            value={network}
            onChange={(event) => setNetwork(event.currentTarget.value as Network)}
            options={networks.map((value) => ({ value, label: value }))}
          />
          <TextField
            label="Status of the answer"
            latin
            value={status}
            onChange={(event) => setStatus(event.currentTarget.value)}
            error={isStatus ? undefined : 'A status with a body is expected: 200 to 599, not 204.'}
          />
        </LiveFields>
        <LiveTextArea label="Body of the answer" rows={5} value={body} onChange={setBody} />
        <LiveActions>
          <Button disabled={running || !isStatus} onClick={() => void send()}>
            Send the call
          </Button>
        </LiveActions>
      </LivePanel>
      <LivePanel title="What came of it">
        <LiveResult
          label="Outcome"
          value={outcome === null ? '–' : outcome.kind === 'data' ? 'data' : outcome.error.kind}
        />
        {outcome?.kind === 'error' && (
          <LiveError title={outcome.error.message}>{outcome.error.serverMessage}</LiveError>
        )}
        {outcome?.kind === 'data' && (
          <LiveCode label="Data">{JSON.stringify(outcome.data, null, 2)}</LiveCode>
        )}
        <Table
          caption="Requests"
          columns={requestColumns}
          rows={requests}
          rowKey={({ number }) => String(number)}
          empty={<p>Nothing was sent yet.</p>}
        />
        {requests[0] !== undefined && (
          <LiveCode label="Headers">{JSON.stringify(requests[0].headers, null, 2)}</LiveCode>
        )}
      </LivePanel>
    </>
  );
}

/** An action that moves money: its key is kept until the server's answer is definite. */
function Once() {
  const [answer, setAnswer] = useState('500');
  const [log, setLog] = useState<{ key: string; outcome: string }[]>([]);
  const [state] = useState(() => {
    let next = '500';
    const action = createIdempotentAction<string, string>({
      tokens,
      newKey: createIdempotencyKey,
      isSame: (open, wanted) => open === wanted,
      send: () => {
        if (next === 'network') return Promise.reject(new CallError('network', 'deposit'));
        if (next === '200') return Promise.resolve('paid');
        return Promise.reject(new CallError('status', 'deposit', { status: Number(next) }));
      },
    });
    return {
      run: (with_: string) => {
        next = with_;
        const run = action.run('deposit of 25 EUR');
        const key = action.open()[0]?.key ?? '';
        return run.then(({ kind }) => ({ key, outcome: kind }));
      },
    };
  });
  const columns: Column<{ key: string; outcome: string }>[] = [
    { id: 'key', title: 'Idempotency key', cell: ({ key }) => <code dir="ltr">{key.slice(0, 8)}</code> },
    { id: 'outcome', title: 'Outcome', cell: ({ outcome }) => outcome },
  ];
  return (
    <LivePanel title="A deposit that happens once">
      <SelectField
        label="The server answers"
        value={answer}
        onChange={(event) => setAnswer(event.currentTarget.value)}
        options={[
          { value: '500', label: 'nobody knows whether it happened (500)' },
          { value: 'network', label: 'not at all, the connection broke' },
          { value: '400', label: 'rejected for good (400)' },
          { value: '200', label: 'paid (200)' },
        ]}
      />
      <LiveActions>
        <Button
          size="sm"
          onClick={() => void state.run(answer).then((entry) => setLog((all) => [...all, entry]))}
        >
          Deposit
        </Button>
      </LiveActions>
      <LiveResult label="Keys used" value={<bdi>{new Set(log.map(({ key }) => key)).size}</bdi>} />
      <Table
        caption="Attempts"
        columns={columns}
        rows={log}
        rowKey={({ key, outcome }) => `${key} ${outcome} ${log.length}`}
        empty={<p>No attempt yet.</p>}
      />
    </LivePanel>
  );
}

/** Events of the socket, parsed as the real one parses them. */
function Events() {
  const [socket] = useState(makeLiveSocket);
  const [payload, setPayload] = useState(
    '{ "cash": "75.00", "nonCash": "0", "total": "75.00", "currencyCode": "EUR" }',
  );
  const [received, setReceived] = useState('nothing yet');
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    const stops = [
      socket.live.on('balance', (data) => setReceived(JSON.stringify(data))),
      socket.live.onUnreadable((name) => setWrong(`${name} breaks the contract and was dropped.`)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [socket]);
  const emit = () => {
    setWrong(null);
    try {
      socket.emitAnything('balance', JSON.parse(payload));
    } catch (error) {
      setWrong(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <LivePanel title="An event of the socket">
      <LiveTextArea label="Payload of balance" rows={3} value={payload} onChange={setPayload} />
      <LiveActions>
        <Button size="sm" onClick={emit}>
          Emit
        </Button>
      </LiveActions>
      {wrong === null ? (
        <Alert title="What the libraries received" live>
          <bdi>{received}</bdi>
        </Alert>
      ) : (
        <LiveError title={wrong} />
      )}
    </LivePanel>
  );
}

const meta = { title: 'api-client/Calls', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Calls against a network of one's own: retries, time limits, rejections, missing extensions, idempotency keys, events. */
export const Live: Story = {
  render: () => (
    <LivePage
      title="Calls to a server"
      lead="One client sends every call. Nothing leaves this page: you say how the network and the server behave, and see what the client makes of it."
    >
      <Calls />
      <Once />
      <Events />
    </LivePage>
  ),
};
/** What one can do there, done. Not in the sidebar: it types by itself. */
export const Played: Story = {
  ...Live,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const select = (label: string, value: string) =>
      userEvent.selectOptions(canvas.getByLabelText(label), value);
    const write = async (label: string, text: string) => {
      const field = canvas.getByLabelText(label);
      await userEvent.clear(field);
      if (text !== '') await userEvent.type(field, text.replaceAll(/[{[]/g, '$&$&'));
      return field;
    };
    const endsWith = (kind: string) =>
      waitFor(() => expect(canvas.getByLabelText('Outcome')).toHaveTextContent(kind));
    await press('Send the call');
    await endsWith('data');
    await expect(canvas.getByLabelText('Headers')).toHaveTextContent('"authorization": "Bearer a-token"');
    await select('The network', 'breaks once');
    await press('Send the call');
    await endsWith('data');
    await expect(canvas.getAllByText('GET /api', { exact: false }).length).toBeGreaterThanOrEqual(2);
    await select('The network', 'never answers');
    await press('Send the call');
    await endsWith('timeout');
    await select('The network', 'is down');
    await press('Send the call');
    await endsWith('network');
    await select('The network', 'answers');
    await write('Body of the answer', '{ "code": "CHAT_OFF", "message": "Not now." }');
    await write('Status of the answer', '400');
    await press('Send the call');
    await endsWith('status');
    await expect(canvas.getByText('getUserDetails: CHAT_OFF')).toBeVisible();
    await write('Status of the answer', '403');
    await press('Send the call');
    await endsWith('ended');
    await write('Body of the answer', '');
    await write('Status of the answer', '404');
    await select('Call', 'getLimits');
    await press('Send the call');
    await endsWith('unsupported');
    await expect(await write('Status of the answer', '204')).toBeInvalid();
    await write('Status of the answer', '200');

    const outcomes = async (answer: string, outcome: string, keys: string) => {
      await select('The server answers', answer);
      await press('Deposit');
      await canvas.findByText(outcome);
      await expect(canvas.getByLabelText('Keys used')).toHaveTextContent(keys);
    };
    await outcomes('500', 'failed', '1');
    await outcomes('network', 'unknown', '1');
    await outcomes('200', 'done', '1');
    await outcomes('400', 'rejected', '2');

    await press('Emit');
    await expect(canvas.getByText(/"cash":"75/)).toBeVisible();
    await write('Payload of balance', '{ "cash": true }');
    await press('Emit');
    await expect(canvas.getByText(/breaks the contract/)).toBeVisible();
  },
};
