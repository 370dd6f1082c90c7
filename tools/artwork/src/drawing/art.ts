import { seededRandom } from './chance.js';
import { hundredth } from './geometry.js';

/** A gradient stop: offset 0–1, colour, opacity (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** The ground a scene stands on: two hues in degrees and the dark tone of the title's scrim. */
export interface Ground {
  hue: number;
  hue2: number;
  deep: string;
}

/**
 * One picture under way: its seeded chance and the definitions (gradients, clips, symbols) that its parts share.
 * Equal definitions are stored once. Every method that paints returns an attribute value or markup.
 */
export class Art {
  readonly definitions: string[] = [];
  ground: Ground = { hue: 0, hue2: 0, deep: '#000' };
  private readonly ids = new Map<string, string>();
  private readonly random: () => number;
  private count = 0;

  /** @param prefix starts every id, so that two pictures on one page do not mix @param seed of the chance */
  constructor(
    readonly prefix: string,
    seed: number,
  ) {
    this.random = seededRandom(seed);
  }

  /** An id not given before in this picture. */
  nextId(): string {
    return this.prefix + (this.count++).toString(36);
  }

  /** Stores a definition under a key unless it is there; returns its id. */
  define(key: string, make: (id: string) => string): string {
    const before = this.ids.get(key);
    if (before !== undefined) return before;
    const id = this.nextId();
    this.ids.set(key, id);
    this.definitions.push(make(id));
    return id;
  }

  /** Markup of gradient stops. */
  stops(stops: readonly Stop[]): string {
    return stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${hundredth(offset)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${hundredth(opacity)}"`}/>`,
      )
      .join('');
  }

  /** A linear gradient; ends in 0–1 of the painted shape, or in drawing units with `userSpace`. */
  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1, userSpace = false): string {
    const id = this.define(
      'l' + JSON.stringify([stops, x1, y1, x2, y2, userSpace]),
      (name) =>
        `<linearGradient id="${name}" x1="${hundredth(x1)}" y1="${hundredth(y1)}" x2="${hundredth(x2)}" y2="${hundredth(y2)}"${userSpace ? ' gradientUnits="userSpaceOnUse"' : ''}>${this.stops(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** A radial gradient, with a focus off the centre where the light falls. */
  radial(
    stops: readonly Stop[],
    cx = 0.5,
    cy = 0.5,
    r = 0.5,
    userSpace = false,
    fx?: number,
    fy?: number,
  ): string {
    const focus = fx === undefined || fy === undefined ? '' : ` fx="${hundredth(fx)}" fy="${hundredth(fy)}"`;
    const id = this.define(
      'r' + JSON.stringify([stops, cx, cy, r, userSpace, fx, fy]),
      (name) =>
        `<radialGradient id="${name}" cx="${hundredth(cx)}" cy="${hundredth(cy)}" r="${hundredth(r)}"${focus}${userSpace ? ' gradientUnits="userSpaceOnUse"' : ''}>${this.stops(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** A linear gradient of two colours: downwards, or from the left, or from the upper left. */
  fade(first: string, last: string, direction: 'down' | 'across' | 'diagonal' = 'down'): string {
    const [x2, y2] = { down: [0, 1] as const, across: [1, 0] as const, diagonal: [1, 1] as const }[direction];
    const stops = [[0, first] as const, [1, last] as const];
    return this.linear(stops, 0, 0, x2, y2);
  }

  /** A radial gradient of two colours about the middle of the painted shape. */
  disc(centre: string, rim: string): string {
    return this.radial([[0, centre] as const, [1, rim] as const]);
  }

  /** A `clip-path` attribute for the given shape. */
  clip(shape: string): string {
    return `clip-path="url(#${this.define('c' + shape, (id) => `<clipPath id="${id}">${shape}</clipPath>`)})"`;
  }

  /** A repeating tile. */
  pattern(width: number, height: number, inner: string, transform = ''): string {
    const id = this.define(
      `p${width}${height}${inner}${transform}`,
      (name) =>
        `<pattern id="${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${transform ? ` patternTransform="${transform}"` : ''}>${inner}</pattern>`,
    );
    return `url(#${id})`;
  }

  /** A drawing used more than once: stored at its first use, referred to afterwards. */
  symbol(key: string, make: () => string, transform?: string): string {
    const id = this.define('s' + key, (name) => `<g id="${name}">${make()}</g>`);
    return `<use href="#${id}"${transform ? ` transform="${transform}"` : ''}/>`;
  }

  /** A number in [0, 1) of this picture's chance. */
  chance(): number {
    return this.random();
  }

  /** A number in [from, to). */
  range(from: number, to: number): number {
    return from + this.random() * (to - from);
  }
}
