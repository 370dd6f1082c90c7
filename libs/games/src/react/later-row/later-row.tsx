'use client';

import { useAllTexts } from '@casino-kit/i18n';
import { JackpotRow } from '../jackpot-row/jackpot-row.js';
import { ProviderRow } from '../provider-row/provider-row.js';
import { TopTen } from '../top-ten/top-ten.js';

const rows = { jackpots: JackpotRow, ranked: TopTen, providers: ProviderRow };

/** One of the rows below the first view; they share a file, since a player near one sees the others next. */
export default function LaterRow({ row }: { row: keyof typeof rows }) {
  // Those of rows below the first view are not in the page.
  useAllTexts();
  const Row = rows[row];
  return <Row />;
}
