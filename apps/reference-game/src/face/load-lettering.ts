import { type Typeface } from './face.js';
import { type Lettering } from './lettering.js';

const loaders: Readonly<Record<Typeface, () => Promise<{ default: Lettering }>>> = {
  cinzel: () => import('virtual:lettering/cinzel'),
  germania: () => import('virtual:lettering/germania'),
  lilita: () => import('virtual:lettering/lilita'),
  russo: () => import('virtual:lettering/russo'),
};

/** Loads the outlines of a typeface. Rejects when they cannot be fetched. */
export async function loadLettering(typeface: Typeface): Promise<Lettering> {
  return (await loaders[typeface]()).default;
}
