/** Draws an integer uniformly from 0 up to `below` − 1 (at most 2³² − 1). */
export type Draw = (below: number) => number;
