import { type Bonus } from './entities/bonus.js';

/** Returns a bonus's display name: its own, otherwise the title of its banner, otherwise its id. */
export function bonusName({ name, banner, id }: Pick<Bonus, 'name' | 'banner' | 'id'>): string {
  return name?.trim() || banner?.bannerTitle.trim() || id;
}
