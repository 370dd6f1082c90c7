import { type Bonus } from './entities/bonus.js';

/** Returns a bonus's name for people: its own, else the title of its banner, else its id. */
export function bonusName({ name, banner, id }: Pick<Bonus, 'name' | 'banner' | 'id'>): string {
  return name?.trim() || banner?.bannerTitle.trim() || id;
}
