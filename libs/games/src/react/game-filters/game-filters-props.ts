import { type ListView } from '../../core/list-address.js';

export interface GameFiltersProps {
  view: ListView;
  onView: (view: ListView) => void;
  /** How many games match; `null` while it is not known. */
  count: number | null;
  /** All games are those of one provider, so that there is no choice between providers. */
  isOfProvider?: boolean | undefined;
}
