'use client';

import {
  Cherry,
  Flame,
  Gem,
  LayoutGrid,
  type LucideIcon,
  Radio,
  Rocket,
  Spade,
  Sparkles,
  Tag,
  TicketPercent,
} from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  all: LayoutGrid,
  popular: Flame,
  new: Sparkles,
  slots: Cherry,
  live: Radio,
  originals: Rocket,
  tables: Spade,
  jackpots: Gem,
  'bonus-buy': TicketPercent,
};

/** The icon of a category, by its id; a tag for a category without its own icon. */
export function CategoryIcon({ category, size }: { category: string; size: number }) {
  const Icon = (Object.hasOwn(icons, category) ? icons[category] : undefined) ?? Tag;
  return <Icon size={size} aria-hidden />;
}
