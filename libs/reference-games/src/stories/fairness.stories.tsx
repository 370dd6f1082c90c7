import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import {
  LiveActions,
  LiveError,
  LiveFields,
  LivePage,
  LivePanel,
  LiveResult,
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
  combineClientSeeds,
  drawOriginal,
  drawRouletteNumber,
  drawSlotRound,
  hashServerSeed,
  isClientSeed,
  newServerSeed,
  type Original,
  originals,
  getPaytable,
  parseVerifierFragment,
  type RoundSeeds,
  getSlotModel,
} from '../index.js';

const games = [...originals, 'roulette', 'slot'] as const;
type Game = (typeof games)[number];

/** A round as it was played: its hash was shown before it, its seeds after it. */
const example = {
  serverSeed: '8f2a51c09e4b7d3360a1fe5274c8b9d01763aa4e90b2c5d8e1f3074a6b8c9d20',
  clientSeed: 'marlon-17',
};
const choices: Readonly<Record<Original, string>> = {
  dice: 'over-62.00',
  mines: 'mines-3-0-12',
  plinko: 'plinko-16-high',
};
const isOriginal = (game: Game): game is Original => (originals as readonly string[]).includes(game);

/** Returns what the seeds draw, in words, or `null` for a choice that the game does not know. */
function drawn(game: Game, choice: string, seeds: RoundSeeds): { result: string; pays: string } | null {
  if (isOriginal(game)) {
    const round = drawOriginal(game, choice, seeds);
    if (round === null) return null;
    const result = game === 'dice' ? ((round.drawn[0] ?? 0) / 100).toFixed(2) : round.drawn.join(' ');
    return { result, pays: `${round.multiplier}×` };
  }
  if (game === 'roulette') {
    const { serverSeed, clientSeed } = seeds;
    const number = drawRouletteNumber({ serverSeed, clientSeed: combineClientSeeds([clientSeed]) });
    return { result: String(number), pays: 'by the spots' };
  }
  const { spin, freeSpins, lineBets } = drawSlotRound({ machine: 3, bonusBuy: false, ...seeds });
  return {
    result: `${spin.wins.length} winning lines, ${freeSpins.length} free spins`,
    pays: `${lineBets} line bets`,
  };
}

/** A round recomputed from its seeds, and compared with the hash that was shown before it. */
function Verifier() {
  const [game, setGame] = useState<Game>('dice');
  const [choice, setChoice] = useState(choices.dice);
  const [serverSeed, setServerSeed] = useState(example.serverSeed);
  const [clientSeed, setClientSeed] = useState(example.clientSeed);
  const [shownHash, setShownHash] = useState(() => hashServerSeed(example.serverSeed));
  const isSeed = isClientSeed(clientSeed);
  const isServerSeed = /^[\da-f]{64}$/.test(serverSeed);
  const round = isSeed && isServerSeed ? drawn(game, choice, { serverSeed, clientSeed }) : null;
  return (
    <>
      <LivePanel title="A round">
        <LiveFields>
          <SelectField
            label="Game"
            value={game}
            onChange={(event) => {
              const next = event.currentTarget.value as Game;
              setGame(next);
              setChoice(isOriginal(next) ? choices[next] : '');
            }}
            options={games.map((value) => ({ value, label: value }))}
          />
          {isOriginal(game) && (
            <TextField
              label="Choice of the player"
              latin
              value={choice}
              onChange={(event) => setChoice(event.currentTarget.value)}
              error={
                drawOriginal(game, choice, example) === null
                  ? `Not a choice of this game. An example is ${choices[game]}.`
                  : undefined
              }
            />
          )}
        </LiveFields>
        <TextField
          label="Hash shown before the round"
          latin
          value={shownHash}
          onChange={(event) => setShownHash(event.currentTarget.value)}
        />
        <TextField
          label="Server seed"
          latin
          value={serverSeed}
          onChange={(event) => setServerSeed(event.currentTarget.value.trim())}
          error={isServerSeed ? undefined : 'A server seed has 64 hexadecimal digits.'}
        />
        <TextField
          label="Client seed"
          latin
          value={clientSeed}
          onChange={(event) => setClientSeed(event.currentTarget.value)}
          error={isSeed ? undefined : '1 to 64 printable ASCII characters are expected.'}
        />
        <LiveActions>
          <Button
            size="sm"
            onClick={() => {
              const seed = newServerSeed();
              setServerSeed(seed);
              setShownHash(hashServerSeed(seed));
            }}
          >
            Play another round
          </Button>
        </LiveActions>
      </LivePanel>
      <LivePanel title="Recomputed">
        {isServerSeed &&
          (hashServerSeed(serverSeed) === shownHash.trim() ? (
            <Alert tone="success" title="The seed is the one that was fixed before the round" live />
          ) : (
            <LiveError title="The server seed is another one than was shown">
              <bdi>{hashServerSeed(serverSeed)}</bdi>
            </LiveError>
          ))}
        <LiveResult label="Drawn" value={<bdi>{round?.result ?? '–'}</bdi>} />
        <LiveResult label="Pays" value={<bdi>{round?.pays ?? '–'}</bdi>} />
        <p>The same seeds draw the same result on every machine, so that anyone can check a round.</p>
      </LivePanel>
    </>
  );
}

type Line = ReturnType<typeof getPaytable>[number];
const paytable: Column<Line>[] = [
  { id: 'symbol', title: 'Symbol', cell: ({ symbol }) => <code dir="ltr">{symbol}</code> },
  ...['3', '4', '5'].map((count) => ({
    id: count,
    title: `${count} in a line`,
    numeric: true,
    cell: ({ pays }: Line) => <bdi>{pays[count] ?? '–'}</bdi>,
  })),
];

/** A link to the verifier, read as the verifier reads it; and the paytable of a machine. */
function Details() {
  const [fragment, setFragment] = useState('#game=dice&choice=over-62.00&clientSeed=marlon-17');
  const fields = Object.entries(parseVerifierFragment(fragment)).filter(([, value]) => value !== '');
  return (
    <>
      <LivePanel title="A link to the verifier">
        <TextField
          label="Fragment"
          latin
          value={fragment}
          onChange={(event) => setFragment(event.currentTarget.value)}
        />
        {fields.length === 0 ? (
          <LiveError title="The link names no round" />
        ) : (
          fields.map(([name, value]) => <LiveResult key={name} label={name} value={<bdi>{value}</bdi>} />)
        )}
      </LivePanel>
      <LivePanel title="Paytable of a machine">
        <Table
          caption="Paytable in line bets"
          columns={paytable}
          rows={getPaytable(getSlotModel(3))}
          rowKey={({ symbol }) => symbol}
        />
      </LivePanel>
    </>
  );
}

const meta = { title: 'reference-games/Fairness', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A fair draw is recomputed from its seeds and compared with its hash. */
export const Live: Story = {
  render: () => (
    <LivePage
      title="A fair draw, recomputed"
      lead="The server fixes its seed before a round and shows the hash of it. After the round anyone can compute the result again."
    >
      <Verifier />
      <Details />
    </LivePage>
  ),
};
/** What one can do there, done. Not in the sidebar: it types by itself. */
export const Played: Story = {
  ...Live,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const drawnNumber = () => canvas.getByLabelText('Drawn').textContent;
    const confirmed = 'The seed is the one that was fixed before the round';
    await expect(canvas.getByText(confirmed)).toBeVisible();
    const before = drawnNumber();
    await expect(before).toMatch(/^\d{1,2}\.\d{2}$/);
    const clientSeed = canvas.getByLabelText('Client seed');
    await userEvent.type(clientSeed, '!');
    await expect(drawnNumber()).not.toBe(before);
    await userEvent.type(clientSeed, '{Backspace}');
    await expect(drawnNumber()).toBe(before);
    await userEvent.clear(clientSeed);
    await expect(clientSeed).toBeInvalid();
    await userEvent.type(clientSeed, 'marlon-17');

    const choice = canvas.getByLabelText('Choice of the player');
    await userEvent.clear(choice);
    await userEvent.type(choice, 'over-99.99');
    await expect(choice).toBeInvalid();
    for (const game of games) {
      await userEvent.selectOptions(canvas.getByLabelText('Game'), game);
      await expect(canvas.getByLabelText('Pays')).not.toHaveTextContent('–');
    }
    const hash = canvas.getByLabelText('Hash shown before the round');
    await userEvent.clear(hash);
    await userEvent.type(hash, '0badc0de');
    await expect(canvas.getByText('The server seed is another one than was shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Play another round' }));
    await expect(canvas.getByText(confirmed)).toBeVisible();

    const paid = canvas.getAllByRole('row').slice(1);
    await expect(paid.filter(({ textContent }) => textContent.includes('–'))).toEqual([]);

    const fragment = canvas.getByLabelText('Fragment');
    await expect(canvas.getByLabelText('choice')).toHaveTextContent('over-62.00');
    await userEvent.clear(fragment);
    await expect(canvas.getByText('The link names no round')).toBeVisible();
    await userEvent.type(fragment, '#game=plinko');
    await expect(canvas.getByLabelText('game')).toHaveTextContent('plinko');
  },
};
