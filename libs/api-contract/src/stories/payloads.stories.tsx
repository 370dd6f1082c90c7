import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
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
import { allEndpoints, type AnyEndpoint, parseJson, type ReadingNote, readResponse } from '../index.js';

/** Responses to the call of the wallet and of the player's details, as different servers send them. */
const examples: readonly { name: string; endpoint: string; body: string }[] = [
  {
    name: 'As the contract says',
    endpoint: 'getUserDetails',
    body: JSON.stringify(
      {
        success: true,
        data: {
          getUser: { userId: '7', email: 'marlon@casino.example', currencyCode: 'EUR' },
          userWallet: { amount: '1284.50', nonCashAmount: '40.00', totalAmount: '1324.50' },
          depositCount: 3,
        },
      },
      null,
      2,
    ),
  },
  {
    name: 'In another form',
    endpoint: 'getUserDetails',
    body: `{
  "getUser": { "userId": 9007199254740993, "email": "marlon@casino.example", "currencyCode": "EUR" },
  "userWallet": { "amount": 1284.5 },
  "depositCount": "3",
  "isCrypto": "maybe"
}`,
  },
  {
    name: 'A rejection',
    endpoint: 'getUserDetails',
    body: '{ "success": false, "error": { "code": "SESSION_EXPIRED", "message": "Log in again." } }',
  },
  { name: 'Unreadable', endpoint: 'getUserDetails', body: '{ "data": { "getUser": "Marlon" } }' },
];

type Read =
  | { kind: 'no JSON'; message: string }
  | (ReturnType<typeof readResponse> & { notes: ReadingNote[] });

/** Reads a body as the client reads it. */
function read(endpoint: AnyEndpoint, source: string): Read {
  const notes: ReadingNote[] = [];
  try {
    return { ...readResponse(endpoint.data, parseJson(source), (note) => notes.push(note)), notes };
  } catch (error) {
    return { kind: 'no JSON', message: error instanceof Error ? error.message : String(error) };
  }
}

const noteColumns: Column<ReadingNote>[] = [
  { id: 'path', title: 'Place', cell: ({ path }) => <code dir="ltr">{path === '' ? '(data)' : path}</code> },
  { id: 'kind', title: 'Kind', cell: ({ kind }) => kind },
  { id: 'detail', title: 'What the reader did', cell: ({ detail }) => <bdi>{detail}</bdi> },
];

function Outcome({ result }: { result: Read }) {
  if (result.kind === 'no JSON') return <LiveError title="Not JSON">{result.message}</LiveError>;
  if (result.kind === 'unreadable')
    return (
      <LiveError title="The body breaks the contract">
        <ul>
          {result.issues.map((issue) => {
            const path = (issue.path ?? []).map(({ key }) => String(key)).join('.');
            return (
              <li key={`${path} ${issue.message}`}>
                <bdi>
                  {path}: {issue.message}
                </bdi>
              </li>
            );
          })}
        </ul>
      </LiveError>
    );
  if (result.kind === 'rejection')
    return (
      <>
        <Alert tone="warning" title="The server rejected the call" live />
        <LiveCode label="Rejection">{JSON.stringify(result.rejection, null, 2)}</LiveCode>
      </>
    );
  return (
    <>
      <Alert tone="success" title="Read" live />
      {result.notes.length > 0 && (
        <Table
          caption="What was read with tolerance"
          columns={noteColumns}
          rows={result.notes}
          rowKey={({ path, kind, detail }) => `${path} ${kind} ${detail}`}
        />
      )}
      <LiveCode label="Data">{JSON.stringify(result.data, null, 2)}</LiveCode>
    </>
  );
}

/** A body of any call, read by its schema. */
function Payloads() {
  const [name, setName] = useState('getUserDetails');
  const [body, setBody] = useState(examples[0]?.body ?? '');
  const endpoint = allEndpoints.find((one) => one.name === name) ?? allEndpoints[0];
  if (endpoint === undefined) return null;
  return (
    <>
      <LivePanel title="A response">
        <SelectField
          label="Call"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          options={allEndpoints.map((one) => ({
            value: one.name,
            label: `${one.name} · ${one.method} ${one.path}`,
          }))}
        />
        <LiveActions>
          {examples.map((example) => (
            <Button
              key={example.name}
              size="sm"
              variant="line"
              onClick={() => {
                setName(example.endpoint);
                setBody(example.body);
              }}
            >
              {example.name}
            </Button>
          ))}
        </LiveActions>
        <LiveTextArea label="Body" rows={14} value={body} onChange={setBody} />
      </LivePanel>
      <LivePanel title="As every library reads it">
        <Outcome result={read(endpoint, body)} />
      </LivePanel>
    </>
  );
}

const callColumns: Column<AnyEndpoint>[] = [
  { id: 'name', title: 'Call', cell: ({ name }) => <code dir="ltr">{name}</code> },
  {
    id: 'path',
    title: 'Path',
    cell: ({ method, path }) => (
      <code dir="ltr">
        {method} {path}
      </code>
    ),
  },
  { id: 'origin', title: 'Origin', cell: ({ origin }) => origin },
  { id: 'summary', title: 'Summary', cell: ({ summary }) => <bdi>{summary}</bdi> },
];

/** Every call of the contract, searched. */
function Calls() {
  const [wanted, setWanted] = useState('wallet');
  const words = wanted.trim().toLowerCase();
  const found = allEndpoints.filter(({ name, path, summary }) =>
    `${name} ${path} ${summary}`.toLowerCase().includes(words),
  );
  return (
    <LivePanel title="Calls of the contract" wide>
      <LiveFields>
        <TextField
          label="Find a call"
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
        <LiveResult label="Found" value={<bdi>{`${found.length} of ${allEndpoints.length}`}</bdi>} />
      </LiveFields>
      <Table
        caption="Calls"
        columns={callColumns}
        rows={found.slice(0, 12)}
        rowKey={({ name }) => name}
        empty={<p>No call has this in its name, path or summary.</p>}
      />
    </LivePanel>
  );
}

const meta = { title: 'api-contract/Payloads', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A payload is read with its schema: what is tolerated is noted, what breaks the contract is named. */
export const Live: Story = {
  render: () => (
    <LivePage
      title="Payloads and calls"
      lead="Paste what your server sends and see what the libraries make of it: the data, what was read with tolerance, or why it cannot be read."
    >
      <Payloads />
      <Calls />
    </LivePage>
  ),
};
/** What one can do there, done. Not in the sidebar: it types by itself. */
export const Played: Story = {
  ...Live,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await expect(canvas.getByText('Read')).toBeVisible();
    await press('In another form');
    // Every digit of an id that a double cannot hold is there.
    await expect(canvas.getByLabelText('Data')).toHaveTextContent('"userId": "9007199254740993"');
    await expect(canvas.getByText('number as text')).toBeVisible();
    await press('A rejection');
    await expect(canvas.getByLabelText('Rejection')).toHaveTextContent('"code": "SESSION_EXPIRED"');
    await press('Unreadable');
    await expect(canvas.getByText('The body breaks the contract')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Body'), 'x');
    await expect(canvas.getByText('Not JSON')).toBeVisible();
    await press('As the contract says');
    await expect(canvas.getByText('Read')).toBeVisible();

    const search = canvas.getByLabelText('Find a call');
    await userEvent.clear(search);
    await expect(canvas.getByLabelText('Found')).toHaveTextContent(`${allEndpoints.length} of`);
    await userEvent.type(search, 'teleport');
    await expect(canvas.getByText(/^No call has this/)).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'wallet');
  },
};
