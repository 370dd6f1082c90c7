'use client';

import { type PaymentMethod } from '@casino-kit/api-contract';
import { Button, Skeleton, TextField } from '@casino-kit/ui';
import { Check, Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { leastAmount } from '../../core/deposit-limits.js';
import { manyMethods, methodsInList } from '../../core/method-search.js';
import { isFullWidthGrid } from '../../core/method-visibility.js';
import { useTexts } from '../texts.js';
import { useMoneyText } from '../use-money-text.js';
import { MethodMark } from './method-mark.js';
import styles from './method-tiles.module.css';

/** Returns a method's display name. */
export function methodTitle({ title, rawTitle, name }: PaymentMethod): string {
  return title?.trim() || rawTitle?.trim() || name;
}

/**
 * Returns how soon a method's money arrives and its minimum, or that its provider has paused it; amounts in `currency`.
 * `null` when nothing is known.
 */
export function useMethodNote(currency: string): (method: PaymentMethod) => string | null {
  const t = useTexts();
  const money = useMoneyText(currency);
  return (method) => {
    const { settlementTime, description, paused } = method;
    const minAmount = leastAmount(method);
    if (paused) return t('payments.method.paused');
    const time = settlementTime ? t(`payments.settlement.${settlementTime}`) : null;
    if (!minAmount) return time ?? description ?? null;
    const amount = money(minAmount, true);
    return time === null
      ? t('payments.method.min', { amount })
      : t('payments.method.timeAndMin', { time, amount });
  };
}

export interface MethodTilesProps {
  /** The methods the player sees, in order. */
  methods: readonly PaymentMethod[];
  /** Id of the selected method; `null` selects none. */
  selectedId: string | null;
  /** Called when the player picks another tile; a paused method cannot be picked. */
  onSelect: (method: PaymentMethod) => void;
  /** The player's currency, for amounts in the tiles. */
  currency: string;
  /** The current choice, for screen readers. */
  label: string;
  /** A payment is in progress: nothing can be chosen. */
  disabled?: boolean | undefined;
}

/** A field for a part of a name and a button for the whole list, above many methods. */
function MethodSearch({
  query,
  onQuery,
  isWhole,
  onWhole,
  shown,
  total,
}: {
  query: string;
  onQuery: (query: string) => void;
  isWhole: boolean;
  onWhole: (isWhole: boolean) => void;
  shown: number;
  total: number;
}) {
  const t = useTexts();
  // The field is part of the form that pays.
  const stay = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault();
  };
  return (
    <div className={styles.search}>
      <TextField
        label={t('payments.methods.search')}
        type="search"
        autoComplete="off"
        icon={<Search size={18} aria-hidden />}
        value={query}
        onChange={({ target }) => onQuery(target.value)}
        onKeyDown={stay}
      />
      <p role="status">
        {shown === 0 ? t('payments.methods.none') : t('payments.methods.shown', { shown, total })}
      </p>
      {query.trim() === '' && (
        <Button size="sm" aria-expanded={isWhole} onClick={() => onWhole(!isWhole)}>
          {isWhole ? t('payments.methods.fewer') : t('payments.methods.all', { total })}
        </Button>
      )}
    </div>
  );
}

/**
 * Payment methods to choose from (§6): tiles; full-width rows where there are three or fewer. Many can be searched, and
 * start with the first of them.
 */
export function MethodTiles({ methods, selectedId, onSelect, currency, label, disabled }: MethodTilesProps) {
  const name = useId();
  const getNote = useMethodNote(currency);
  const [query, setQuery] = useState('');
  const [isWhole, setWhole] = useState(false);
  const shown = methodsInList(methods, { query, isWhole, selectedId });
  const tiles = (
    <div
      role="radiogroup"
      aria-label={label}
      className={styles.tiles}
      data-full-width={isFullWidthGrid(shown.length)}
      data-rows={shown.length <= 3}
    >
      {shown.map((method) => {
        const note = getNote(method);
        return (
          <label key={method.id} className={styles.tile}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={method.id === selectedId}
              disabled={disabled || method.paused}
              onChange={() => onSelect(method)}
            />
            <span className={styles.mark}>
              <MethodMark method={method} />
            </span>
            <span>
              <b>{methodTitle(method)}</b>
              {note !== null && <small>{note}</small>}
            </span>
            <span className={styles.tick} aria-hidden>
              <Check size={14} />
            </span>
          </label>
        );
      })}
    </div>
  );
  if (methods.length < manyMethods) return tiles;
  return (
    <div className={styles.many}>
      <MethodSearch
        query={query}
        onQuery={setQuery}
        isWhole={isWhole}
        onWhole={setWhole}
        shown={shown.length}
        total={methods.length}
      />
      {tiles}
    </div>
  );
}

/** Placeholders for the tiles while the methods load. */
export function MethodTilesSkeleton({ rows = 1 }: { rows?: number | undefined }) {
  return (
    <div className={styles.tiles} data-rows={false}>
      {Array.from({ length: rows * 3 }, (_, place) => (
        <Skeleton key={place} height="92px" radius="control" />
      ))}
    </div>
  );
}
