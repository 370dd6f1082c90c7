'use client';

import { useState } from 'react';
import { type Game } from '@casino-kit/api-contract';
import { VirtualGrid } from '@casino-kit/ui';
import { GameCard } from '../game-card/game-card.js';
import { cardHeight, columnsAt, gapAt } from './grid-measures.js';

/** A grid of thousands of games that renders only those near the screen. A separate module, loaded lazily. */
export default function VirtualGames({
  label,
  games,
  caption,
  onEnd,
}: {
  label: string;
  games: readonly Game[];
  caption: boolean;
  onEnd: () => void;
}) {
  const [width, setWidth] = useState(0);
  return (
    <div
      ref={(element) => {
        if (element === null) return undefined;
        const observer = new ResizeObserver(() => setWidth(element.clientWidth));
        setWidth(element.clientWidth);
        observer.observe(element);
        return () => observer.disconnect();
      }}
    >
      <VirtualGrid
        label={label}
        items={games}
        itemKey={({ id }) => id}
        render={(game) => <GameCard game={game} caption={caption} />}
        columnsAt={columnsAt}
        rowHeight={(cell) => cardHeight(cell, caption)}
        gap={gapAt(width)}
        onEndReached={onEnd}
      />
    </div>
  );
}
